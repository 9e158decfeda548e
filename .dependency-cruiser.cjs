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
  rule(
    name,
    comment,
    { path: from },
    { path: '^(app|contract|languages|server|scripts|tests)/', pathNot: allowed },
  )

const MODULE = '^server/modules/([^/]+)/'
const TEST = '\\.(test|spec)\\.tsx?$'
/** Builders and doubles for the unit tests beside them. */
const TESTING = '[/-]testing\\.ts$'
/** Tests that walk through the built product in a browser or on a cluster. */
const JOURNEYS = '^tests/(e2e|engines|faults)/'

module.exports = {
  forbidden: [
    rule('no-circles', 'Give the two a third that both import.', {}, { circular: true }),
    rule(
      'no-unknown-import',
      'The file or package does not exist.',
      {},
      // The last: the address of a file that a package exports, which Vite resolves.
      { couldNotResolve: true, pathNot: '^virtual:|/\\+types/|\\.wasm\\?url$' },
    ),
    rule(
      'no-test-tools-in-the-product',
      'Development dependencies are not there in production.',
      {
        path: '^(app|contract|languages|server)/',
        pathNot: `^server/dev\\.ts$|^app/routes\\.ts$|/vite-plugin\\.ts$|${TESTING}|${TEST}`,
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),

    only('contract-stands-alone', 'The contract knows neither side.', '^contract/', '^(contract|languages)/'),
    only(
      'languages-stand-alone',
      'Texts know the name of the product and the codes of errors.',
      '^languages/',
      '^languages/|^contract/(brand|errors)\\.ts$',
    ),
    rule(
      'languages-are-apart',
      'A language knows English, whose keys it has, and no other.',
      { path: '^languages/([a-z]+)/' },
      { path: '^languages/[a-z]+/', pathNot: '^languages/($1|en)/' },
    ),
    rule(
      'browsers-fetch-one-language',
      'All texts are for the server: a browser fetches those of its language (app/messages/fetch-translations.ts).',
      { path: '^app/', pathNot: `/register-all-translations\\.ts$|${TESTING}|${TEST}` },
      { path: '^languages/(all|print)\\.ts$' },
    ),
    rule(
      'contract-needs-zod-only',
      'The contract runs on both sides: zod and nothing else.',
      { path: '^contract/', pathNot: TEST },
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
      'A feature never imports a feature: let the route arrange both, or move the shared part down to app/parts.',
      { path: '^app/features/([^/]+)/' },
      { path: '^app/features/', pathNot: '^app/features/$1/' },
    ),
    rule(
      'features-know-no-route',
      'Routes arrange features, not the other way round.',
      { path: '^app/(features|islands|parts|saving|ui|lib|draft|messages)/' },
      { path: '^app/routes/' },
    ),
    rule(
      'parts-know-no-feature',
      'parts, saving, ui, lib, draft and messages lie below the features.',
      { path: '^app/(parts|saving|ui|lib|draft|messages)/' },
      { path: '^app/(features|islands)/' },
    ),
    rule(
      'parts-serve-hosts-and-visitors',
      'A part is handed what it shows and what it calls: visitors have no draft, and sign in otherwise than hosts.',
      { path: '^app/parts/', pathNot: TEST },
      { path: '^app/(draft/(?!ids\\.)|lib/(visitor-)?session\\.)' },
    ),
    rule(
      'parts-are-apart',
      'A part never imports a part: features put them together.',
      { path: '^app/parts/([^/]+)/' },
      { path: '^app/parts/', pathNot: '^app/parts/$1/' },
    ),
    rule(
      'features-bring-the-parts',
      'Parts lie above saving, ui and lib, and are used by features and routes.',
      { path: '^app/(saving|ui|lib|draft|messages)/' },
      { path: '^app/parts/' },
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
      'The server borrows the shape of the load context and of messages; pages come through the build.',
      { path: '^server/' },
      { path: '^app/', pathNot: '^app/(context\\.ts|messages/)' },
    ),
    only(
      'lib-is-pure',
      'Helpers know the contract and each other.',
      '^server/lib/',
      '^(contract|languages|server/lib)/|^server/config\\.ts$',
    ),
    only(
      'ports-stand-alone',
      'A port is an agreement.',
      '^server/ports/',
      '^(contract|languages|server/lib|server/ports)/',
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
      'What is served is handed to http; a part’s own forms and files are its routes.',
      { path: '^server/http/' },
      { path: '^server/(modules|adapters|compose)/' },
    ),
    rule(
      'modules-ask-ports',
      'A module is given its adapters and its settings (ports/context.ts, compose.ts).',
      { path: MODULE },
      { path: '^server/(adapters|compose|config|entries)/|^server/[^/]+\\.tsx?$' },
    ),
    rule(
      'modules-meet-in-acts',
      'Ask the other module by an act, which has a file of its own; presenters may present together, and a mail be the same.',
      { path: MODULE },
      {
        path: '^server/modules/',
        pathNot:
          '^server/modules/$1/|/emails\\.tsx$|/(present|(?!queries|rules|routes|read-|jobs)[a-z]+-[a-z-]+)\\.ts$',
      },
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
      '^(contract|languages|server/lib|server/ports)/|^server/modules/$1/rules',
    ),
    rule(
      'routes-translate',
      'A handler names the act and nothing else.',
      { path: `${MODULE}routes` },
      { path: '^server/modules/[^/]+/(queries|jobs|emails)' },
    ),
    rule(
      'acts-know-no-route',
      'Routes and jobs call acts.',
      { path: MODULE, pathNot: `${MODULE}(routes|jobs)` },
      { path: '^server/modules/[^/]+/(routes|jobs)' },
    ),
    rule(
      'one-place-proves-a-host',
      'Only modules/access may make the proof; everybody else asks it.',
      { pathNot: '^server/modules/access/' },
      { path: '^server/lib/caller\\.ts$', dependencyTypesNot: ['type-only'] },
    ),

    rule(
      'product-knows-no-tools',
      'What builds, measures and tests the product is no part of it.',
      { path: '^(app|contract|languages|server)/', pathNot: [TEST, TESTING] },
      { path: ['^(scripts|tests)/', TESTING] },
    ),
    rule(
      'scripts-draw-no-screen',
      'A script may know the words, the routes and the data of pages; it sees a screen in a browser.',
      { path: '^scripts/' },
      {
        path: ['^app/.*\\.tsx$', '^app/(routes|islands|parts|ui|lib|saving|draft)/'],
        // The bench sends pieces as large as the browser does; scenes choose files that unit tests make.
        pathNot: `^app/saving/piece-size\\.ts$|${TESTING}`,
      },
    ),
    rule(
      'scripts-call-the-product',
      'A script calls a running product, composes one whole, or uses an adapter; it is no second service.',
      { path: '^scripts/' },
      {
        path: ['^server/(http|compose|entries)/', '^server/modules/[^/]+/(routes|jobs|emails|present)'],
      },
    ),
    rule(
      'scripts-share-test-support',
      'Of the tests, only what supports them.',
      { path: '^scripts/' },
      { path: '^tests/', pathNot: ['^tests/support/', '^tests/[^/]+/support/'] },
    ),
    rule(
      'the-image-has-no-tests',
      'The container builds and runs without tests/ (.dockerignore).',
      {
        path: [
          '^scripts/(backup|demo|operator|restore|restore-memorial|storage)\\.ts$',
          '^scripts/bundle/',
          '^scripts/bench/server\\.ts$',
        ],
        pathNot: TEST,
      },
      { path: '^tests/', reachable: true },
    ),

    rule(
      'nobody-imports-a-test',
      'Move what both need to a file beside, or to tests/support.',
      {},
      { path: TEST },
    ),
    rule(
      'unit-tests-take-pure-helpers',
      'A unit test starts no product. What needs a database or a server is a test in tests/.',
      { path: '^(app|contract|languages|server)/' },
      { path: '^tests/', pathNot: '^tests/support/(eventually|read-as|sizes)\\.ts$' },
    ),
    rule(
      'support-serves-every-test',
      'Support of one kind of test lies beside it, as in tests/e2e/support.',
      { path: '^tests/support/' },
      { path: '^tests/', pathNot: '^tests/support/' },
    ),
    rule(
      'kinds-of-tests-are-apart',
      'Move what two kinds share to tests/support. Only engines walk with what e2e walks with.',
      { path: '^tests/([^/]+)/', pathNot: '^tests/support/' },
      { path: '^tests/', pathNot: ['^tests/(support|$1)/', '^tests/e2e/support/'] },
    ),
    rule(
      'journeys-use-the-screen',
      'A journey presses and reads what people do; what it must know of mails and processes lies in its support.',
      { path: JOURNEYS, pathNot: '/support/' },
      { path: '^server/', pathNot: '^server/mails/messages/' },
    ),
    rule(
      'journeys-know-words-only',
      'Of the pages, a journey knows the words and the data.',
      { path: JOURNEYS },
      { path: ['^app/.*\\.tsx$', '^app/(routes|islands|parts|ui|lib|saving|draft)/'] },
    ),
    rule(
      'tests-call-routes',
      'A test in tests/ calls the product as its clients do; how it is put together is for tests/support.',
      { path: '^tests/', pathNot: '^tests/support/' },
      { path: ['^server/modules/[^/]+/routes', '^server/(compose|entries)/'] },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Types of modules in plain JavaScript, which swc cannot read.
    exclude: { path: '\\.d\\.m?ts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
