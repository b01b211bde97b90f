import { playerEvent } from './analytics/player-event.ts';
import { titleAnalytics } from './analytics/title-analytics.ts';
import type { Handlers } from './call-context.ts';
import { channel } from './channel/channel.ts';
import { channelGuide } from './channel/channel-guide.ts';
import { channelList } from './channel/channel-list.ts';
import { iptvChannelFilter } from './channel/iptv-channel-filter.ts';
import { onNow } from './channel/on-now.ts';
import { relatedChannels } from './channel/related-channels.ts';
import { schedule } from './channel/schedule.ts';
import { addComment } from './comments/add-comment.ts';
import { comment } from './comments/comment.ts';
import { comments } from './comments/comments.ts';
import { editComment } from './comments/edit-comment.ts';
import { hideComment } from './comments/hide-comment.ts';
import { removeComment } from './comments/remove-comment.ts';
import { reportComment } from './comments/report-comment.ts';
import { reportedComments } from './comments/reported-comments.ts';
import { unvoteComment, voteComment } from './comments/vote-comment.ts';
import { contentDetail } from './content/content-detail.ts';
import { contentFacets } from './content/content-facets.ts';
import { contentFilter, contentFilterV2, contentList } from './content/content-filter.ts';
import { parentDetail } from './content/parent-detail.ts';
import { playlist } from './content/playlist.ts';
import { relatedContent } from './content/related-content.ts';
import { resumeTimestamp } from './content/resume-timestamp.ts';
import { search } from './content/search.ts';
import { suggest } from './content/suggest.ts';
import { topTitles } from './content/top-titles.ts';
import { watch } from './content/watch.ts';
import { addDomain, checkDomain, domains, makeDomainPrimary, removeDomain } from './domain-setup/domains.ts';
import { makeCheckpoint } from './drafts/checkpoint.ts';
import { comparedStates } from './drafts/compare-states.ts';
import { deleteHome } from './drafts/delete-home.ts';
import { discardDraft } from './drafts/discard-draft.ts';
import { draftedSite } from './drafts/drafted-site.ts';
import { editChanges, snapshotChanges } from './drafts/edit-changes.ts';
import {
  addBlock,
  copyBlockCall,
  deleteBlock,
  deleteCard,
  editCommands,
  saveBlock,
  swapBlocks,
} from './drafts/edit-commands.ts';
import { editPresence } from './drafts/edit-presence.ts';
import { editedDocument } from './drafts/edited-document.ts';
import { editedDocuments } from './drafts/edited-documents.ts';
import { ownPreview, previewPage } from './drafts/previewed-page.ts';
import { endPreview, makePreview, previews } from './drafts/previews.ts';
import { editChecks, publishDrafts } from './drafts/publish-drafts.ts';
import { scheduledPublishes, takeBackScheduled } from './drafts/scheduled-publishes.ts';
import { restoreSnapshot, snapshots } from './drafts/snapshots.ts';
import { changeEntities } from './entities/change-entities.ts';
import { entities } from './entities/entities.ts';
import { entityCounts } from './entities/entity-counts.ts';
import { figures } from './figures/figures.ts';
import { formResponses } from './forms/form-responses.ts';
import { forms } from './forms/forms.ts';
import { submitForm } from './forms/submit-form.ts';
import { listGateways } from './gateway-setup/list-gateways.ts';
import { setGateway } from './gateway-setup/set-gateway.ts';
import { categories } from './home/categories.ts';
import { homeBundle } from './home/home-bundle.ts';
import { templateV1 } from './home/template-v1.ts';
import { templateV2 } from './home/template-v2.ts';
import { checkImport } from './importing/calls/check-import.ts';
import { importDetail } from './importing/calls/import-detail.ts';
import { importReport } from './importing/calls/import-report.ts';
import { imports } from './importing/calls/imports.ts';
import { runImport } from './importing/calls/run-import.ts';
import { uploadImport } from './importing/calls/upload-import.ts';
import { openIncidents } from './incidents/open-incidents.ts';
import {
  continueWatching,
  removeContinueWatching,
  restoreContinueWatching,
} from './library/continue-watching.ts';
import { favourites, toggleFavourite } from './library/favourites.ts';
import { viewerRows } from './library/viewer-rows.ts';
import { toggleWatchlist, watchlist } from './library/watchlist.ts';
import { uploadPicture } from './media/upload-picture.ts';
import { changePicture, deletePicture, uploadedPictures } from './media/uploaded-pictures.ts';
import { activeSubscriptions } from './payment/active-subscriptions.ts';
import { capturePayment } from './payment/capture-payment.ts';
import { createTransaction } from './payment/create-transaction.ts';
import { customerOrgs } from './payment/customer-orgs.ts';
import { discounts } from './payment/discounts.ts';
import { estimation } from './payment/estimation.ts';
import { plans } from './payment/plans.ts';
import { cancelRenewal } from './payment/renewals/cancel-renewal.ts';
import { renewals } from './payment/renewals/renewals.ts';
import { transactions } from './payment/transactions.ts';
import { webhook } from './payment/webhook.ts';
import { artistDetail } from './people/artist-detail.ts';
import { artists } from './people/artists.ts';
import { venueDetail } from './people/venue-detail.ts';
import { venues } from './people/venues.ts';
import { enterPin, setPin } from './profiles/pin.ts';
import { addProfile, editProfile, profiles, removeProfile } from './profiles/profiles.ts';
import { switchProfile } from './profiles/switch-profile.ts';
import { addReminder, reminders, removeReminder } from './reminders/reminders.ts';
import { addReview } from './reviews/add-review.ts';
import { editReview } from './reviews/edit-review.ts';
import { reviews } from './reviews/reviews.ts';
import { accountDetail } from './site/account-detail.ts';
import { customPages } from './site/custom-pages.ts';
import { staticPages } from './site/static-pages.ts';
import { auditTrail } from './staff/audit-trail.ts';
import { grantRoles } from './staff/grant-roles.ts';
import { staff } from './staff/staff.ts';
import { changePassword } from './user/change-password.ts';
import { checkResetKey } from './user/check-reset-key.ts';
import { deleteAccount } from './user/delete-account.ts';
import { forgotPassword } from './user/forgot-password.ts';
import { login } from './user/login.ts';
import { logout } from './user/logout.ts';
import { ownData } from './user/own-data.ts';
import { endOtherSessions, endSession, ownSessions } from './user/own-sessions.ts';
import { resetPassword } from './user/reset-password.ts';
import { securityEvents } from './user/security-events.ts';
import { sendVerifyEmail } from './user/send-verify-email.ts';
import { sessionInfo } from './user/session-info.ts';
import { signup } from './user/signup.ts';
import { updateInfo } from './user/update-info.ts';
import { validateSession } from './user/validate-session.ts';
import { verifyEmail } from './user/verify-email.ts';
import { endViewerSessions } from './viewer-support/end-viewer-sessions.ts';
import { explainViewer, titlesToExplain } from './viewer-support/explain-viewer.ts';
import { findViewers } from './viewer-support/find-viewers.ts';
import { mailViewerReset } from './viewer-support/mail-viewer-reset.ts';
import { refundViewerPayment } from './viewer-support/refund-viewer-payment.ts';
import { viewerDetail } from './viewer-support/viewer-detail.ts';
import { endViewerPlan, giveViewerPlan } from './viewer-support/viewer-plans.ts';

/** The handler of each call of the contract; its file is named after the call or its group. */
export const handlers: Handlers = {
  accountDetail,
  staticPages,
  customPages,

  login,
  signup,
  validateSession,
  sessionInfo,
  logout,
  changePassword,
  forgotPassword,
  checkResetKey,
  resetPassword,
  updateInfo,
  sendVerifyEmail,
  verifyEmail,
  ownData,
  deleteAccount,
  securityEvents,
  ownSessions,
  endSession,
  endOtherSessions,

  profiles,
  addProfile,
  editProfile,
  removeProfile,
  switchProfile,
  setPin,
  enterPin,

  reminders,
  addReminder,
  removeReminder,

  entities,
  entityCounts,
  changeEntities,

  imports,
  uploadImport,
  importDetail,
  checkImport,
  runImport,
  importReport,

  forms,
  submitForm,
  formResponses,

  categories,
  templateV1,
  templateV2,
  homeBundle,

  comments,
  comment,
  addComment,
  editComment,
  removeComment,
  voteComment,
  unvoteComment,
  reportComment,
  reportedComments,
  hideComment,

  contentDetail,
  search,
  suggest,
  watch,
  resumeTimestamp,
  contentFacets,
  contentFilter,
  contentFilterV2,
  contentList,
  relatedContent,
  parentDetail,
  playlist,

  artists,
  artistDetail,
  venues,
  venueDetail,

  reviews,
  addReview,
  editReview,

  onNow,
  topTitles,
  viewerRows,
  continueWatching,
  removeContinueWatching,
  restoreContinueWatching,
  watchlist,
  toggleWatchlist,
  favourites,
  toggleFavourite,

  channel,
  channelList,
  iptvChannelFilter,
  relatedChannels,
  schedule,
  channelGuide,

  playerEvent,
  titleAnalytics,
  figures,
  openIncidents,

  plans,
  activeSubscriptions,
  customerOrgs,
  discounts,
  estimation,
  createTransaction,
  capturePayment,
  webhook,
  transactions,
  gateways: listGateways,
  setGateway,
  domains,
  addDomain,
  checkDomain,
  makeDomainPrimary,
  removeDomain,
  renewals,
  cancelRenewal,
  editedDocuments,
  editedDocument,
  editCommands,
  addBlock,
  saveBlock,
  copyBlock: copyBlockCall,
  swapBlocks,
  deleteBlock,
  deleteCard,
  discardDraft,
  editPresence,
  deleteHome,
  editChecks,
  editChanges,
  publishDrafts,
  snapshots,
  makeCheckpoint,
  snapshotChanges,
  comparedStates,
  restoreSnapshot,
  scheduledPublishes,
  takeBackScheduled,
  previews,
  makePreview,
  endPreview,
  ownPreview,
  draftedSite,
  previewPage,
  uploadedPictures,
  uploadPicture,
  changePicture,
  deletePicture,
  staff,
  auditTrail,
  grantRoles,
  findViewers,
  viewerDetail,
  endViewerSessions,
  mailViewerReset,
  giveViewerPlan,
  endViewerPlan,
  refundViewerPayment,
  titlesToExplain,
  explainViewer,
};
