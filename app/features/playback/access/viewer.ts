/** Who wants to watch: null for a guest, else the ids of the plans that run for him now. */
export type Viewer = { planIds: readonly string[] } | null;
