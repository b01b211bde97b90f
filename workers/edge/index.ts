import * as build from 'virtual:remix/server-build';
import { createEdgeHandler } from './handler.ts';

export default { fetch: createEdgeHandler({ build, mode: import.meta.env.MODE }) };
