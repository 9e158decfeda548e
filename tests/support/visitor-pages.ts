import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorProps,
} from 'react-router'
import handleRequest from '#app/entry.server.tsx'
import * as root from '#app/root.tsx'
import * as notFound from '#app/routes/not-found.tsx'
import * as calendar from '#app/routes/public/calendar.ts'
import * as contribute from '#app/routes/public/contribute.tsx'
import * as give from '#app/routes/public/give.tsx'
import * as more from '#app/routes/public/more.tsx'
import * as printed from '#app/routes/public/printed.tsx'
import * as report from '#app/routes/public/report.tsx'
import * as rsvp from '#app/routes/public/rsvp.tsx'
import * as slideshow from '#app/routes/public/slideshow.tsx'
import * as trust from '#app/routes/public/trust.tsx'
import * as unsubscribe from '#app/routes/public/unsubscribe.tsx'
import * as view from '#app/routes/public/view.tsx'
import * as yearly from '#app/routes/public/yearly.tsx'
import * as checkout from '#app/routes/sandbox-checkout.tsx'
import type { Dependencies } from '#server/compose.ts'
import { servePages } from '#server/http/pages.ts'

/** The visitors' pages as the product renders them, without scripts and style sheets, which only a build has. */
export const visitorPages: Dependencies['pages'] = (scope, needs) =>
  servePages(scope, { ...needs, build, development: false })

const paths = {
  'view/:slug': view,
  'view/:slug/contribute': contribute,
  'view/:slug/give/:gift?': give,
  'view/:slug/more': more,
  'view/:slug/report': report,
  'view/:slug/rsvp': rsvp,
  'view/:slug/slideshow': slideshow,
  'q/:code': printed,
  support: trust,
  privacy: trust,
  terms: trust,
  'sandbox/checkout/:id': checkout,
  'unsubscribe/:token': unsubscribe,
  'digest/end/:token': unsubscribe,
  'view/:slug/yearly': yearly,
  'yearly-note/end/:token': unsubscribe,
  'yearly-note/confirm/:token': unsubscribe,
  '*': notFound,
}

/** The wrappers that React Router's compiler puts around a module's components. */
function compiled(module: { default: unknown; ErrorBoundary?: unknown }): object {
  return {
    ...module,
    default: withComponentProps(module.default as never),
    ...('ErrorBoundary' in module && { ErrorBoundary: withErrorProps(module.ErrorBoundary as never) }),
  }
}

/** Files, without a component. */
const files = { 'view/:slug/calendar.ics': calendar, 'view/:slug/calendar/:file': calendar }

const modules: [id: string, path: string, module: object][] = [
  ['root', '', compiled(root)],
  ...Object.entries(files).map(([path, module]): [string, string, object] => [path, path, module]),
  ...Object.entries(paths).map(([path, module]): [string, string, object] => [path, path, compiled(module)]),
]

const build = {
  routes: Object.fromEntries(
    modules.map(([id, path, module]) => [
      id,
      { id, path, module, ...(id !== 'root' && { parentId: 'root' }) },
    ]),
  ),
  entry: { module: { default: handleRequest } },
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: Object.fromEntries(
      modules.map(([id, path, module]) => [
        id,
        {
          id,
          path,
          ...(id !== 'root' && { parentId: 'root' }),
          hasAction: 'action' in module,
          hasLoader: 'loader' in module,
          hasClientAction: false,
          hasClientLoader: false,
          hasClientMiddleware: false,
          hasErrorBoundary: 'ErrorBoundary' in module,
          module: `/${id}.js`,
        },
      ]),
    ),
    url: '/manifest.js',
    version: '',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  basename: '/',
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild
