/** An account's files in the operator's API: one by its key, else the list of all. */
export function mediaPath(accountId: string, key?: string): string {
  const list = `/admin/v1/accounts/${encodeURIComponent(accountId)}/media`;
  return key === undefined ? list : `${list}/${key.split('/').map(encodeURIComponent).join('/')}`;
}
