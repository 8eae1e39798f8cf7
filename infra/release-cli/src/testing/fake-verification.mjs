// Stands in for the process that verifies one release: each version behaves as its name says.
process.once('message', ({ record }) => {
  const { version } = record;
  if (version.includes('no-storefront')) {
    process.send({ error: 'No storefront answers.' });
    process.disconnect();
    return;
  }
  process.send({ begun: true });
  if (version.includes('hangs')) for (;;);
  if (version.includes('crashes')) process.kill(process.pid, 'SIGKILL');
  const seen = Object.keys(process.env).filter((name) => /SOUK|TOKEN|KEY|DATABASE/.test(name));
  const detail = `as ${process.getuid()}, knows ${seen.join(', ') || 'no secret'}`;
  process.send({
    host: 'host@1.0.0',
    checks: [{ name: 'draws its routes', passed: !version.includes('bad'), detail }],
    firstLoadBytes: 400,
  });
  process.disconnect();
});
