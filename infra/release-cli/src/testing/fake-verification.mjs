// Stands in for the process that verifies one release: each version behaves as its name says.
const readBundle = (name, version) => {
  process.send({ needsBundle: { name, version } });
  return new Promise((done) => process.once('message', ({ bundle }) => done(bundle)));
};

process.once('message', async ({ record }) => {
  const { remote, version } = record;
  if (version.includes('no-storefront')) {
    process.send({ error: 'No storefront answers.' });
    process.disconnect();
    return;
  }
  process.send({ begun: true });
  if (version.includes('without-sandbox')) process.send({ log: 'Chromium runs without its sandbox.' });
  if (version.includes('hangs')) for (;;);
  if (version.includes('crashes')) process.kill(process.pid, 'SIGKILL');
  const seen = Object.keys(process.env).filter((name) => /SOUK|TOKEN|KEY|DATABASE/.test(name));
  const bundles = [];
  if (version.includes('renders'))
    for (const name of ['host', remote, 'checkout']) bundles.push(await readBundle(name, version));
  const detail = `as ${process.getuid()}, knows ${seen.join(', ') || 'no secret'}${bundles.map((bundle) => `, ${bundle}`).join('')}`;
  process.send({
    host: 'host@1.0.0',
    checks: [{ name: 'draws its routes', passed: !version.includes('bad'), detail }],
    firstLoadBytes: 400,
  });
  process.disconnect();
});
