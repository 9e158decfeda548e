import { z } from 'zod'
import { endpoint, operatorList } from './endpoint.ts'
import { Email, hostCall, InMemorial, Timestamp, text, Uuid } from './fields.ts'
import { operators as limits } from './limits.ts'

/** Memorials that are to become another account's, because their owner died or cannot get in (docs/decisions/0049). */

const InHandOver = z.object({ handOverUuid: Uuid })

export const HandOver = z.object({
  uuid: Uuid,
  memorialUuid: Uuid,
  nameOfPerson: z.string(),
  /** Empty once the account is gone. */
  fromEmail: z.string(),
  toEmail: z.string(),
  grounds: z.string(),
  askedBy: z.string(),
  askedAt: Timestamp,
  /** From then on it can be done. */
  dueAt: Timestamp,
  state: z.enum(['WAITING', 'DONE', 'CALLED_OFF']),
  endedBy: z.string().nullable(),
  endedAt: Timestamp.nullable(),
})
export type HandOver = z.infer<typeof HandOver>

const list = { handOvers: z.array(HandOver) }

export const listHandOvers = endpoint({
  method: 'GET',
  path: '/operator/hand-overs',
  summary: 'Memorials that are to be handed over to another account: those that wait first, 200 at most',
  ...operatorList,
  reply: list,
})

export const askHandOver = endpoint({
  method: 'POST',
  path: '/operator/hand-overs/ask/:memorialUuid',
  summary: `Ask that a memorial becomes another account's: its hosts and the account are mailed, and for ${limits.handOverWaitDays} days every host can stop it`,
  access: 'operator',
  needsProof: true,
  unlogged: ['email', 'grounds'],
  params: InMemorial,
  body: z.object({
    email: Email,
    grounds: text(limits.groundsMax, 'words').pipe(z.string().trim().min(1)),
  }),
  reply: list,
  errors: ['MEMORIAL_NOT_FOUND', 'HAND_OVER_ACCOUNT', 'HAND_OVER_WAITS'],
})

export const finishHandOver = endpoint({
  method: 'POST',
  path: '/operator/hand-overs/finish/:handOverUuid',
  summary: "Do it after the wait: the memorial is the other account's then",
  access: 'operator',
  needsProof: true,
  params: InHandOver,
  reply: list,
  errors: [
    'MEMORIAL_NOT_FOUND',
    'HAND_OVER_NOT_FOUND',
    'HAND_OVER_ACCOUNT',
    'HAND_OVER_EARLY',
    'HAND_OVER_OVER',
  ],
})

export const callOffHandOver = endpoint({
  method: 'POST',
  path: '/operator/hand-overs/call-off/:handOverUuid',
  summary: 'Call it off: the memorial stays whose it is',
  access: 'operator',
  params: InHandOver,
  reply: list,
  errors: ['HAND_OVER_NOT_FOUND', 'HAND_OVER_OVER'],
})

export const WaitingHandOver = z.object({ toEmail: z.string(), dueAt: Timestamp })
export type WaitingHandOver = z.infer<typeof WaitingHandOver>

const waiting = { handOver: WaitingHandOver.nullable() }

export const getHandOver = endpoint({
  method: 'GET',
  path: '/memorial/hand-over/:memorialUuid',
  summary: "Whether somebody asked us to make the memorial another account's, for its hosts",
  ...hostCall,
  reply: waiting,
})

export const stopHandOver = endpoint({
  method: 'POST',
  path: '/memorial/hand-over/stop/:memorialUuid',
  summary: 'Stop it, as a host; one that does not wait any more is no error',
  ...hostCall,
  reply: waiting,
})
