/** What `npm start` and `npm run dev` print once the site answers. */
export function welcome(port: number): string {
  const rows = [
    ['Aurora', `http://aurora.localhost:${port}`, 'films and series · English, Spanish, Arabic'],
    ['Pulse', `http://pulse.localhost:${port}`, 'fitness, live and channels · English, French'],
    ['Dormant', `http://dormant.localhost:${port}`, 'an inactive account'],
    ['All brands', `http://localhost:${port}`, ''],
  ] as const;
  const addresses = rows.map(([name, url, note]) =>
    `  ${name.padEnd(11)} ${url.padEnd(34)} ${note}`.trimEnd(),
  );
  return [
    '',
    ...addresses,
    '',
    '  Sign in with the password marquee-demo as',
    '    member@aurora.example   with a plan',
    '    viewer@aurora.example   without one',
    '    staff@aurora.example    who helps viewers and reads the figures at /studio',
    '    editor@aurora.example   who writes titles and pages at /studio',
    '    owner@aurora.example    who may do everything',
    '  (the same at pulse.example). Mails are kept at /__mail of each brand.',
    '  Plans are paid at pay.localhost, where all five gateways are played and no money moves.',
    '  Ctrl+C stops; LOG=1 prints every request.',
    '',
  ].join('\n');
}
