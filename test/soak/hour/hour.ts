import setup from '../../config/global-setup.ts'

/** Makes what tests find before they start: a temporary folder, and the programs. */
const tearDown = await setup()
try {
  const { soak } = await import('./soak-hour.ts')
  await soak()
} finally {
  await tearDown()
}
