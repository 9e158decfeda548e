import type { FastifyRequest } from 'fastify'
import type { Contributor, FormResult, MemorySession, MemoryStep } from '#app/context.ts'
import * as calls from '#contract/contributions.ts'
import { askSignInCode, signInByCode } from '#contract/sign-in-codes.ts'
import { readFormProofs } from '#server/http/form-proofs.ts'
import { answeredForm, refusedForm } from '#server/http/form-refusal.ts'
import type { Mount } from '#server/http/mount.ts'
import { parseInput } from '#server/http/parse.ts'
import { readDevice } from '#server/lib/device.ts'
import { DomainError } from '#server/lib/domain-error.ts'
import { languagePreferencesOf, preferredLanguage } from '#server/lib/language.ts'
import { networkOf } from '#server/lib/network.ts'
import type { Visitor } from '#server/lib/visitor.ts'
import { authenticate } from '#server/modules/accounts/open-session.ts'
import type { Context } from '#server/ports/context.ts'
import * as paper from './add-memory-card.ts'
import { identifyContributor, readContributor } from './identify-contributor.ts'
import * as moderation from './moderate-contributions.ts'
import { sendMemory } from './send-memory.ts'
import * as submission from './submit-contribution.ts'

/** Calls of those who look after a memorial. */
export function contributionRoutes(mount: Mount, context: Context) {
  mount(calls.listContributions, ({ host, query }) => moderation.listContributions(context, host, query))
  mount(calls.hideContribution, ({ host, params, body }) =>
    moderation.setHidden(context, host, params.contributionId, body.hidden),
  )
  mount(calls.approveContributions, ({ host, body: { contributionIds, approved } }) =>
    moderation.setApproved(context, host, contributionIds, approved),
  )
  mount(calls.removeContribution, ({ host, params }) =>
    moderation.removeContribution(context, host, params.contributionId),
  )
  mount(calls.blockContributor, ({ host, params }) =>
    moderation.blockContributor(context, host, params.contributionId),
  )
  mount(calls.restoreContribution, ({ host, params }) =>
    moderation.restoreContribution(context, host, params.contributionId),
  )
  mount(
    calls.fileMemoryCard,
    ({ host, body, files }) => paper.addMemoryCard(context, host, body, files),
    ({ host, body, bytes }) => paper.admitMemoryCard(context, host, body.clientId, bytes),
  )
  mount(calls.typeOffContribution, ({ host, params, body }) =>
    paper.writeCardWords(context, host, params.contributionId, body),
  )
  mount(calls.writeRecordingTranscript, ({ host, params, body }) =>
    moderation.writeRecording(context, host, params.contributionId, body),
  )
}

/** Calls of visitors. */
export function mountContributing(mount: Mount, context: Context) {
  mount(
    calls.submitContribution,
    ({ caller, visitor, body, files }) =>
      submission.submitContribution(context, { ...visitor, caller }, body, files),
    ({ caller, visitor, ip, body, bytes }) =>
      submission.admit(context, { ...visitor, caller }, ip, body, bytes),
  )
  mount(calls.withdrawContribution, ({ caller, body }) =>
    submission.withdrawContribution(context, caller, body.shareSlug),
  )
}

/** What the card for a memory knows of its visitor, or of whom the form has just signed in. */
export const readContributorOfPage =
  (context: Context, request: FastifyRequest, visitor: Visitor, form?: string) =>
  async (slug: string, session?: MemorySession): Promise<Contributor> => {
    const { who, inviteToken, inviteOfPage, isOther, headerOf } = readFormProofs(request, slug, visitor, form)
    const caller = session ? await authenticate(context, session.token) : who.caller
    const known = await readContributor(context, slug, { ...who, caller }, inviteToken)
    const asked = new URLSearchParams(isOther ? '' : headerOf('awaited-code'))
    const [codeToken, email] = [asked.get('codeToken'), asked.get('email') ?? '']
    return {
      ...known,
      link: inviteToken,
      invite: known.known?.isLink ? inviteOfPage : null,
      awaited: codeToken === null ? null : { codeToken, email, hasFiles: asked.has('files') },
    }
  }

/** One step of a memory from a form, whose fields are those of the call. */
export const sendMemoryByForm =
  (
    context: Context,
    request: FastifyRequest,
    visitor: Visitor,
    setCookie: (cookie: string) => void,
    form = '',
  ) =>
  async (slug: string, names: { firstName: string; surname: string }): Promise<MemoryStep> => {
    const { textOf, who, inviteToken } = readFormProofs(request, slug, visitor, form)
    const refuse = (reason: unknown) => refusedForm(request, reason)
    const origin = {
      ip: networkOf(request.ip),
      device: readDevice(request, setCookie, context.publicUrl.startsWith('https:')),
      language: preferredLanguage(languagePreferencesOf(request)),
    }
    try {
      const shared = { shareSlug: slug, inviteToken, captcha: textOf('captcha') ?? undefined }
      const memory = parseInput(calls.submitContribution.body, { ...readFields(form), ...shared })
      const [email, code, codeToken] = ['contributorEmail', 'code', 'codeToken'].map(textOf)
      const { captcha } = shared
      const wish = {
        memory,
        asked: email ? parseInput(askSignInCode.body, { email, slug, captcha }) : null,
        entered:
          code && codeToken && !textOf('again')
            ? parseInput(signInByCode.body, { codeToken, code, ...names })
            : null,
        awaitsFiles: textOf('files') !== null,
      }
      const step = await sendMemory(context, slug, who, wish, origin)
      return step.kind === 'failed' ? { ...refuse(step.reason), session: step.session } : step
    } catch (reason) {
      return { ...refuse(reason), session: null }
    }
  }

/** Values by field; a list where a field came several times. */
function readFields(form: string) {
  const fields = Map.groupBy(new URLSearchParams(form), ([name]) => name)
  return Object.fromEntries(
    [...fields].map(([name, all]) => [name, all.length > 1 ? all.map(([, value]) => value) : all[0]?.[1]]),
  )
}

/** Takes a memory back by the form of its card. */
export const withdrawMemoryByForm =
  (context: Context, request: FastifyRequest, visitor: Visitor) =>
  (slug: string): Promise<FormResult> =>
    answeredForm(request, async () => {
      const { who, inviteToken } = readFormProofs(request, slug, visitor)
      const { caller } = await identifyContributor(context, slug, who, inviteToken)
      if (!caller) throw new DomainError('UNAUTHENTICATED')
      await submission.withdrawContribution(context, caller, slug)
    })
