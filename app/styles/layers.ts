/**
 * The order of the cascade layers, which every style sheet only names. The root prints it ahead of all links:
 * the first mention fixes the order, and in which order a bundler links its chunks is its own affair.
 */
export const CASCADE_LAYERS = '@layer reset,tokens,base,ui,features,blocks,overrides;';
