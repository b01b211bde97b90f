/** An iCalendar file to download. */
export function calendarResponse(name: string, entry: string): Response {
  return new Response(entry, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${encodeURIComponent(name)}.ics"`,
      // The time of what is to come may be moved.
      'Cache-Control': 'private, no-cache',
    },
  });
}
