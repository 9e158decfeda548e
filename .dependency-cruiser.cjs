// Who may import whom (docs/architecture.md). `npm run check` and `npm test` ask.

// TypeScript 7 has no compiler API for dependency-cruiser to read types with; swc reads them instead.
// Its visitor does not know `using` yet, which imports nothing.
const { Visitor } = require('@swc/core/Visitor.js')
const visitStatement = Visitor.prototype.visitStatement
Visitor.prototype.visitStatement = function (statement) {
  return statement.type === 'UsingDeclaration' ? statement : visitStatement.call(this, statement)
}

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** `from` imports nothing of ours but `allowed`. */
const only = (name, comment, from, allowed) =>
  rule(name, comment, { path: from }, { path: '^(app|contract|server|scripts|tests)/', pathNot: allowed })

const MODULE = '^server/modules/([^/]+)/'

module.exports = {
  forbidden: [
    rule('no-circles', 'Give the two a third that both import.', {}, { circular: true }),
    rule(
      'no-unknown-import',
      'The file or package does not exist.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:|/\\+types/' },
    ),
    rule(
      'no-test-tools-in-the-product',
      'Development dependencies are not there in production.',
      {
        path: '^(app|contract|server)/',
        pathNot: '^server/dev\\.ts$|^app/routes\\.ts$|/(vite-plugin|testing)\\.ts$',
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),

    only('contract-stands-alone', 'The contract knows neither side.', '^contract/', '^contract/'),
    rule(
      'contract-needs-zod-only',
      'The contract runs on both sides: zod and nothing else.',
      { path: '^contract/' },
      { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '^node_modules/zod/' },
    ),

    rule(
      'app-knows-no-server',
      'Pages ask through the load context.',
      { path: '^app/' },
      { path: '^server/' },
    ),
    rule(
      'features-are-apart',
      'A feature never imports a feature: let the route arrange both, or move the shared part down.',
      { path: '^app/features/([^/]+)/' },
      { path: '^app/features/', pathNot: '^app/features/$1/' },
    ),
    rule(
      'features-know-no-route',
      'Routes arrange features, not the other way round.',
      { path: '^app/(features|islands|saving|ui|lib|draft|messages)/' },
      { path: '^app/routes/' },
    ),
    rule(
      'parts-know-no-feature',
      'saving, ui, lib, draft and messages lie below the features.',
      { path: '^app/(saving|ui|lib|draft|messages)/' },
      { path: '^app/(features|islands)/' },
    ),
    rule(
      'saving-brings-the-draft',
      'saving lies above the draft, and is used by features and routes.',
      { path: '^app/(ui|lib|draft|messages)/' },
      { path: '^app/saving/' },
    ),
    rule('ui-knows-no-memorial', 'ui shows what it is given.', { path: '^app/ui/' }, { path: '^app/draft/' }),

    rule(
      'server-knows-little-app',
      'The server borrows the name, the words and the shape of the load context; pages come through the build.',
      { path: '^server/' },
      { path: '^app/', pathNot: '^app/(brand\\.ts|context\\.ts|messages/)' },
    ),
    only(
      'lib-is-pure',
      'Helpers know the contract and each other.',
      '^server/lib/',
      '^(contract|server/lib)/|^server/config\\.ts$',
    ),
    only(
      'ports-stand-alone',
      'A port is an agreement.',
      '^server/ports/',
      '^(contract|server/lib|server/ports)/',
    ),
    rule(
      'adapters-answer-ports',
      'An adapter knows its port and itself.',
      { path: '^server/adapters/([^/]+)/' },
      {
        path: '^server/',
        pathNot: '^server/(ports|lib|mails)/|^server/adapters/($1|processes)/',
      },
    ),
    rule(
      'http-serves-any-module',
      'What is served is handed to http; it may know the types.',
      { path: '^server/http/' },
      { path: '^server/(modules|adapters|compose)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'modules-ask-ports',
      'A module is given its adapters (compose/modules.ts) and its settings.',
      { path: MODULE },
      { path: '^server/(adapters|compose|entries)/|^server/[^/]+\\.tsx?$' },
    ),
    rule(
      'modules-meet-in-services',
      'Ask the other module through its service; presenters may present together.',
      { path: MODULE },
      { path: '^server/modules/', pathNot: '^server/modules/$1/|/(service|present)\\.ts$' },
    ),
    rule(
      'only-routes-know-http',
      'Pass facts, never the request.',
      { path: MODULE, pathNot: `${MODULE}routes` },
      { path: '^server/http/|^node_modules/fastify/' },
    ),
    only(
      'rules-are-pure',
      'A rule decides from what it is given.',
      `${MODULE}rules`,
      '^(contract|server/lib|server/ports)/|^server/modules/$1/rules',
    ),
    only(
      'repos-ask-the-database',
      'A repo turns rows into facts and nothing more.',
      `${MODULE}repo`,
      '^(contract|server/lib)/|^server/ports/database|^server/modules/$1/(repo|rules)',
    ),
    rule(
      'routes-translate',
      'A handler names the service call and nothing else.',
      { path: `${MODULE}routes` },
      { path: '^server/modules/[^/]+/(repo|jobs|emails)' },
    ),
    rule(
      'services-know-no-route',
      'Routes and jobs call services.',
      { path: `${MODULE}(service|repo|rules|present)` },
      { path: '^server/modules/[^/]+/(routes|jobs)' },
    ),
    rule(
      'one-place-proves-a-host',
      'Only the memorials service may make the proof; everybody else asks it.',
      { pathNot: '^server/modules/memorials/' },
      { path: '^server/lib/caller\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
