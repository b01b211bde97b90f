import { accountWriter } from '#workers/platform/editing/account-writer.ts';

export const commentRulesWriter = accountWriter('comment-rules', {
  toColumns: (rules) => ({ commentRules: rules }),
  toValue: ({ commentRules }) => ({ ...commentRules }),
});
