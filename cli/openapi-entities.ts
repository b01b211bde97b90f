import type * as v from 'valibot';
import { AccountConfigSchema, StaticPageSchema } from '#app/contract/account.ts';
import {
  ChannelSchema,
  GuideChannelSchema,
  GuideContentSchema,
  RelatedChannelSchema,
  ScheduleEntrySchema,
} from '#app/contract/channel.ts';
import { CommentSchema, ReviewSchema } from '#app/contract/community.ts';
import {
  AutoPayloadSchema,
  CategorySchema,
  ChildContentSchema,
  ContentSchema,
  CustomMetadataSchema,
  PlaylistSchema,
  WatchSchema,
} from '#app/contract/content.ts';
import {
  AcceptedSchema,
  CommandSchema,
  EditedBlockSchema,
  EditLogEntrySchema,
  ListedDocumentSchema,
} from '#app/contract/editing.ts';
import { ContentFiltersSchema, FilterTermSchema } from '#app/contract/filters.ts';
import { LinkSchema } from '#app/contract/link.ts';
import { OwnSessionSchema } from '#app/contract/own-account.ts';
import { CmsPageSchema, FormFieldSchema, FormSchema } from '#app/contract/pages.ts';
import {
  ActiveSubscriptionSchema,
  CustomerOrgSchema,
  DiscountSchema,
  EstimationSchema,
  PlanSchema,
  RenewalSchema,
  TransactionSchema,
  TransactionStartSchema,
} from '#app/contract/payment.ts';
import { ArtistSchema, VenueSchema } from '#app/contract/people.ts';
import { PictureSchema } from '#app/contract/picture.ts';
import { IdRefSchema, IdSchema, NamedRefSchema, TimeSchema } from '#app/contract/primitives.ts';
import { FindingSchema } from '#app/contract/publishing.ts';
import { SnapshotSchema } from '#app/contract/snapshots.ts';
import {
  BannerSchema,
  ComponentSchema,
  FooterSchema,
  HeaderSchema,
  HomeBundleSchema,
  LaneSchema,
  SwimlaneSchema,
  TemplateV1Schema,
  TemplateV2Schema,
} from '#app/contract/template.ts';
import { UploadedPictureSchema } from '#app/contract/uploads.ts';
import { AuthSchema, UserSchema, UserSessionSchema } from '#app/contract/user.ts';
import { VideoTypeSchema } from '#app/contract/video-type.ts';

/** The schemas that the OpenAPI document names; every other one is spelled out where it is used. */
export const ENTITIES: Record<string, v.GenericSchema> = {
  Id: IdSchema,
  IdRef: IdRefSchema,
  Time: TimeSchema,
  NamedRef: NamedRefSchema,
  Picture: PictureSchema,
  Link: LinkSchema,
  EditedBlock: EditedBlockSchema,
  Command: CommandSchema,
  Accepted: AcceptedSchema,
  EditLogEntry: EditLogEntrySchema,
  ListedDocument: ListedDocumentSchema,
  Finding: FindingSchema,
  Snapshot: SnapshotSchema,
  UploadedPicture: UploadedPictureSchema,
  VideoType: VideoTypeSchema,
  AccountConfig: AccountConfigSchema,
  StaticPage: StaticPageSchema,
  Category: CategorySchema,
  CustomMetadata: CustomMetadataSchema,
  Content: ContentSchema,
  ChildContent: ChildContentSchema,
  Playlist: PlaylistSchema,
  AutoPayload: AutoPayloadSchema,
  FilterTerm: FilterTermSchema,
  ContentFilters: ContentFiltersSchema,
  Watch: WatchSchema,
  Channel: ChannelSchema,
  RelatedChannel: RelatedChannelSchema,
  ScheduleEntry: ScheduleEntrySchema,
  GuideChannel: GuideChannelSchema,
  GuideContent: GuideContentSchema,
  Artist: ArtistSchema,
  Venue: VenueSchema,
  Banner: BannerSchema,
  Swimlane: SwimlaneSchema,
  TemplateV1: TemplateV1Schema,
  Component: ComponentSchema,
  Header: HeaderSchema,
  Footer: FooterSchema,
  Template: TemplateV2Schema,
  Lane: LaneSchema,
  HomeBundle: HomeBundleSchema,
  Review: ReviewSchema,
  Comment: CommentSchema,
  User: UserSchema,
  UserSession: UserSessionSchema,
  Auth: AuthSchema,
  OwnSession: OwnSessionSchema,
  Plan: PlanSchema,
  ActiveSubscription: ActiveSubscriptionSchema,
  CustomerOrg: CustomerOrgSchema,
  Discount: DiscountSchema,
  Estimation: EstimationSchema,
  TransactionStart: TransactionStartSchema,
  Transaction: TransactionSchema,
  Renewal: RenewalSchema,
  CmsPage: CmsPageSchema,
  FormField: FormFieldSchema,
  Form: FormSchema,
};
