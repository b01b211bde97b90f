export type Fields = Record<string, string>;

const UDFS = ['udf1', 'udf2', 'udf3', 'udf4', 'udf5'];
/** The fields of a payment's form that are hashed, in that order. */
export const SENT = ['key', 'txnid', 'amount', 'productinfo', 'firstname', 'email', ...UDFS];
