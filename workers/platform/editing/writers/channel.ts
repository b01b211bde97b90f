import { asc } from 'drizzle-orm';
import { link, tableWriter } from '#workers/platform/editing/table-writer.ts';
import { channelCategories, channelPlans, channels } from '#workers/platform/storage/schema/channel.ts';
import { inOrder } from './title-rows.ts';

export const channelWriter = tableWriter(
  'channel',
  {
    table: channels,
    id: 'id',
    names: ['name'],
    order: [asc(channels.position)],
    toRow: (channel) => ({
      name: channel.name,
      title: channel.title ?? null,
      description: channel.description ?? null,
      isRestricted: channel.is_restricted,
      logo: channel.logo ?? null,
      banner: channel.banner ?? null,
      thumbnail: channel.thumbnail ?? null,
      position: channel.position,
    }),
    links: [
      link('channel', channelCategories, 'channelId', ({ categories }) =>
        categories.map((categoryId, position) => ({ categoryId, position })),
      ),
      link('channel', channelPlans, 'channelId', ({ plans, ppv_plans }) => [
        ...plans.map((planId) => ({ planId, isPpv: false })),
        ...ppv_plans.map((planId) => ({ planId, isPpv: true })),
      ]),
    ],
    toValue(row, links) {
      const planIds = (isPpv: boolean) =>
        links(channelPlans)
          .filter((plan) => plan.isPpv === isPpv)
          .map(({ planId }) => planId)
          .sort();
      return {
        name: row.name,
        title: row.title,
        description: row.description,
        is_restricted: row.isRestricted,
        logo: row.logo,
        banner: row.banner,
        thumbnail: row.thumbnail,
        categories: inOrder(links(channelCategories)).map(({ categoryId }) => categoryId),
        plans: planIds(false),
        ppv_plans: planIds(true),
        position: row.position,
      };
    },
  },
  { owns: ['schedule'] },
);
