import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Every server input keeps its own name (index.js, photo.js, …).
  serverBuildFile: '[name].js',
  // The whole route table is small: no request is spent on discovering it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
