import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { hostCall, Token } from './fields.ts'

/** The daily mail to a host about what came in; each host has their own setting. */

const Daily = { daily: z.boolean() }

export const getDigest = endpoint({
  method: 'GET',
  path: '/memorial/digest/:memorialUuid',
  summary: 'Whether this host gets the daily mail',
  ...hostCall,
  reply: Daily,
})

export const changeDigest = endpoint({
  method: 'POST',
  path: '/memorial/digest/:memorialUuid',
  summary: 'Whether this host gets a mail, at most one a day, about what came in',
  ...hostCall,
  body: z.object(Daily),
  reply: Daily,
})

export const endDigest = endpoint({
  method: 'POST',
  path: '/public/digest/end/:token',
  summary: 'No further mail about what comes in; the one-click target of List-Unsubscribe',
  access: 'anyone',
  priority: 'essential',
  params: z.object({ token: Token(100) }),
  errors: ['DIGEST_UNKNOWN'],
})
