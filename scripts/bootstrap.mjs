// Makes a clone runnable; runs before `npm start`, `npm test` and others. No dependencies, and any Node from 20 on,
// because on a fresh clone nothing else exists. Quick when there is nothing to do.
//
//   node scripts/bootstrap.mjs        dependencies
//   node scripts/bootstrap.mjs build  dependencies, and a build of the present code
//   node scripts/bootstrap.mjs start  the same, but accepts a finished build without build tools

import { build, install } from './lib/bootstrap-steps.mjs'
import { isBuilt, writeBuildStamp } from './lib/build-stamp.mjs'
import { isInstalled } from './lib/installed.mjs'
import { alone } from './lib/one-at-a-time.mjs'

const goal = process.argv[2] ?? 'dependencies'

function missing() {
  const built = goal === 'dependencies' || isBuilt()
  const tools = goal !== 'start' || !built
  return { packages: !isInstalled({ tools }), build: !built }
}

const now = missing()
if (now.packages || now.build) {
  await alone(() => {
    // Another process may have done it while this one waited.
    const { packages, build: stale } = missing()
    if (packages) install()
    if (stale) {
      build()
      writeBuildStamp()
    }
  })
}
