import type { FastifyRequest } from 'fastify'
import { unsubscribe } from '#contract/contacts.ts'
import { endDigest } from '#contract/digest.ts'
import type { FormResult, StoppedMails } from '../../app/context.ts'
import { refusedForm } from './form-refusal.ts'
import { parseInput } from './parse.ts'

export interface Unsubscribing {
  unsubscribe(inviteToken: string): Promise<void>
  endDigest(token: string): Promise<void>
}

/** Unsubscribes by the link at the foot of a mail, and tells the page the result. */
export const unsubscribeByForm =
  (unsubscribing: Unsubscribing, request: FastifyRequest) =>
  async (mails: StoppedMails, token: string): Promise<FormResult> => {
    try {
      if (mails === 'digest') await unsubscribing.endDigest(parseInput(endDigest.params, { token }).token)
      else await unsubscribing.unsubscribe(parseInput(unsubscribe.params, { inviteToken: token }).inviteToken)
      return { kind: 'noted' }
    } catch (reason) {
      return refusedForm(request, reason)
    }
  }
