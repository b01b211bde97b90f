const WIDTH = 30;

/** A bar on a terminal; nothing where output goes to a file. `end` leaves an empty line behind. */
export function progressBar(total: number, unit: string, stream = process.stderr) {
  const draw = (done: number) => {
    if (!stream.isTTY || total === 0) return;
    const filled = Math.round((Math.min(done, total) / total) * WIDTH);
    stream.write(
      `\r[${'='.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${done} of ${total} ${unit}\u001b[K`,
    );
  };
  return {
    to: draw,
    end: () => {
      if (stream.isTTY && total > 0) stream.write('\r\u001b[K');
    },
  };
}
