import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';

const TEXT = 0x1;
const CLOSE = 0x8;
const LENGTH_IN_2_BYTES = 126;
const LENGTH_IN_8_BYTES = 127;

export interface Listener {
  close(): void;
}

/** A WebSocket that only listens: all that a bench needs of one, and cheap enough to have thousands. */
export function listen(
  { port, hostname, path }: { port: number; hostname: string; path: string },
  on: { text(text: string): void; close(): void },
): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const upgradeRequest = request({
      host: '127.0.0.1',
      port,
      path,
      agent: false,
      headers: {
        host: `${hostname}:${port}`,
        origin: `http://${hostname}:${port}`,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    });
    upgradeRequest.on('upgrade', (_, socket, head) => {
      readWebSocketFrames(socket, head, on.text);
      socket.on('error', () => socket.destroy()).on('close', on.close);
      resolve({ close: () => socket.destroy() });
    });
    upgradeRequest.on('response', ({ statusCode }) =>
      reject(new Error(`The room responded with ${statusCode}`)),
    );
    upgradeRequest.on('error', reject).end();
  });
}

/** Reads a server's frames: never masked, and the room's are never fragmented (RFC 6455 §5.2). */
function readWebSocketFrames(socket: Duplex, head: Buffer, onText: (text: string) => void): void {
  let rest = head;
  const take = (chunk: Buffer) => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    for (
      let webSocketFrame = readWebSocketFrame(rest);
      webSocketFrame;
      webSocketFrame = readWebSocketFrame(rest)
    ) {
      rest = rest.subarray(webSocketFrame.end);
      if (webSocketFrame.opcode === TEXT) onText(webSocketFrame.payload.toString('utf8'));
      if (webSocketFrame.opcode === CLOSE) socket.destroy();
    }
  };
  take(Buffer.alloc(0));
  socket.on('data', take);
}

function readWebSocketFrame(bytes: Buffer): { opcode: number; payload: Buffer; end: number } | null {
  if (bytes.length < 2) return null;
  const opcode = bytes.readUInt8(0) & 0x0f;
  const short = bytes.readUInt8(1) & 0x7f;
  const start = short === LENGTH_IN_8_BYTES ? 10 : short === LENGTH_IN_2_BYTES ? 4 : 2;
  if (bytes.length < start) return null;
  const length =
    short === LENGTH_IN_8_BYTES
      ? Number(bytes.readBigUInt64BE(2))
      : short === LENGTH_IN_2_BYTES
        ? bytes.readUInt16BE(2)
        : short;
  const end = start + length;
  return bytes.length < end ? null : { opcode, payload: bytes.subarray(start, end), end };
}
