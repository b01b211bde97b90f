/** Pages about a member's own account that a backend may have no calls for. */
export const ACCOUNT_MATTERS = ['sessions', 'download', 'delete'] as const;
export type AccountMatter = (typeof ACCOUNT_MATTERS)[number];
