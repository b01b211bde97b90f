/** An error shown to the operator: one clear line, in English, that may name what is wrong. */
export class AdminError extends Error {
  override name = 'AdminError';
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 416 | 422 | 503;

  constructor(status: AdminError['status'], message: string) {
    super(message);
    this.status = status;
  }
}
