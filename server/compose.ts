import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { type Adapters, type Dependencies, openAdapters } from './compose/adapters.ts'
import { jobHandlers } from './compose/jobs.ts'
import { apiRoutes, otherRoutes } from './compose/routes.ts'
import type { Config } from './config.ts'
import { bareHttp, buildHttp } from './http/app.ts'
import type { Authoriser } from './http/mount.ts'
import { isSameSecret } from './lib/codes.ts'
import { keyedMutex } from './lib/keyed-mutex.ts'
import * as access from './modules/access/authorise-caller.ts'
import { authenticate } from './modules/accounts/open-session.ts'
import { withOwnAddresses } from './modules/file-access/authorise-files.ts'
import { isKnownAddress, receiveMail } from './modules/inbound/receive-mail.ts'
import { logCall } from './modules/operating/log-call.ts'
import { authoriseOperator } from './modules/operators/authorise-operator.ts'
import type { Context } from './ports/context.ts'
import type { JobHandlers } from './ports/jobs.ts'

export type { Dependencies, PageNeeds } from './compose/adapters.ts'

/** Opens the adapters, mounts the modules, and returns a web server that is not listening yet. */
export async function compose(dependencies: Dependencies) {
  const { config, connected } = dependencies
  const app = bareHttp({
    level: config.logLevel,
    trustProxy: config.trustProxy,
    ...(dependencies.logTo && { to: dependencies.logTo }),
  })
  // Jobs are enqueued by the adapters and handled by the modules, so the handlers are set once both exist.
  let handlers: JobHandlers = {}
  const adapters = await openAdapters(dependencies, app, () => handlers)
  const closing = new AbortController()
  const context = createContext(config, adapters, {
    closing: closing.signal,
    onDispute: (dispute) =>
      app.log.warn({ dispute }, 'a bank wants a payment back, or has decided about one'),
  })
  handlers = jobHandlers(config, adapters, context)
  // On shutdown, requests that wait for a book are answered first.
  app.addHook('preClose', async () => closing.abort())
  await adapters.jobs.work()

  const authoriser: Authoriser = {
    authenticate: (token) => authenticate(context, token),
    authorise: (caller, memorialUuid, as) => access.authorise(context, caller, memorialUuid, as),
    authoriseModerator: (caller, memorialUuid) => access.authoriseModerator(context, caller, memorialUuid),
    isOperator: (token: string) => isSameSecret(token, dependencies.operatorToken),
    authoriseOperator: (caller, asks) => authoriseOperator(context, caller, asks),
    logCall: (endpoint, who, input) => logCall(context, endpoint, who, input),
  }
  let leaving = false
  await buildHttp(app, {
    healthOnly: config.role === 'worker',
    authoriser,
    addressed: (answer, userUuid) => withOwnAddresses(context, answer, userUuid),
    uploadsDir: adapters.workDir,
    requireSpace: adapters.requireSpace,
    routes: apiRoutes(context),
    ready: async () => {
      if (leaving) throw new Error('This node is told to end')
      await sql`select 1`.execute(connected.db)
      await adapters.storage.check()
    },
    mayReadMetrics: (token) =>
      authoriser.isOperator(token) ||
      (config.metricsToken !== null && isSameSecret(token, config.metricsToken)),
    metrics: adapters.metrics,
    load: adapters.load,
    pageCache: adapters.pageCache,
    searchers: context.searchers,
    secure: config.publicUrl.startsWith('https:'),
    publicUrl: config.publicUrl,
    securityContact: config.securityContact,
    paymentOrigins: adapters.paymentSetup.provider.page?.origins ?? null,
    mediaOrigin: config.mediaBaseUrl && new URL(config.mediaBaseUrl).origin,
    plugins: otherRoutes(dependencies, adapters, context, authoriser),
  })

  const mailDoor = await openMailDoor(config, app, context)

  /** First load balancers get time to notice, then requests finish, then the adapters are closed. */
  async function close(): Promise<void> {
    leaving = true
    await mailDoor?.close()
    await delay(config.shutdownDelaySeconds * 1000)
    await app.close()
    await adapters.close()
  }
  return { app, jobs: adapters.jobs, mailDoor, close }
}

/** Where mail is received, if this process does; its library is loaded only then. */
async function openMailDoor(
  { inbound, role }: Dependencies['config'],
  { log }: ReturnType<typeof bareHttp>,
  context: Context,
) {
  if (!inbound || role === 'web') return null
  const { smtpDoor } = await import('./adapters/inbound/smtp-door.ts')
  return smtpDoor({
    ...inbound.listen,
    maxBytes: inbound.maxBytes,
    log,
    door: {
      knows: (address) => isKnownAddress(context, address),
      receive: (mail) => receiveMail(context, mail),
    },
  })
}

/** What the functions of the modules are called with. */
function createContext(
  config: Config,
  adapters: Adapters,
  { closing, onDispute }: Pick<Context, 'closing' | 'onDispute'>,
): Context {
  const { provider } = adapters.paymentSetup
  return {
    ...adapters,
    jobQueue: adapters.jobs,
    provider,
    searchers: new LRUCache({ max: 10_000, ttl: 1, ttlAutopurge: true }),
    changeTurns: keyedMutex(),
    answerTurns: keyedMutex(),
    downloads: new Map(),
    sharedFiles: { making: new Map(), resting: new Map() },
    closing,
    onDispute,
    publicUrl: config.publicUrl,
    mediaBaseUrl: config.mediaBaseUrl,
    currency: config.currency,
    priceMinor: config.priceMinor,
    donationTerms: {
      fee: config.donationFee,
      provider: provider.name,
      publishableKey: provider.page?.publishableKey ?? null,
      scriptUrl: provider.page?.scriptUrl ?? null,
    },
    provesAlways: config.captcha.always,
  }
}
