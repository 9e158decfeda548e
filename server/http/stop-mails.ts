import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { FormResult, MailedAbout } from '#app/context.ts'
import type { Context } from '#server/ports/context.ts'
import { answeredForm } from './form-refusal.ts'
import { parseInput } from './parse.ts'

/** The link at the foot of some mails, which ends them. */
interface EndingLink {
  /** Its only parameter is the token. */
  call: { path: string; params: z.ZodType<Record<string, string>> }
  /** The page that asks, without the token behind it. */
  page: string
  stop(context: Context, token: string): Promise<unknown>
  /** The memorial that the mails are about; null where the token leads nowhere. */
  findMemorial(context: Pick<Context, 'db'>, token: string): Promise<MailedAbout | null>
}

export function serveEndingLink({ call, page, stop, findMemorial }: EndingLink) {
  const name = call.path.slice(call.path.lastIndexOf(':') + 1)
  return {
    /**
     * Mail programs post to the address in List-Unsubscribe; browsers that open it get the page that asks. Opening it
     * changes nothing, since scanners open every link.
     */
    redirect: (async (app) => {
      app.get<{ Params: Record<string, string> }>(call.path, ({ params }, reply) =>
        reply.redirect(`${page}/${encodeURIComponent(params[name] ?? '')}`, 303),
      )
    }) satisfies FastifyPluginAsync,
    /** Ends the mails by the page's form, and tells the page the result. */
    unsubscribeByForm: (context: Context, request: FastifyRequest, token: string): Promise<FormResult> =>
      answeredForm(request, () => stop(context, parseInput(call.params, { [name]: token })[name] ?? '')),
    /** Null also for a link that was cut short. */
    findMemorial: async (context: Context, token: string) =>
      call.params.safeParse({ [name]: token }).success ? findMemorial(context, token) : null,
  }
}
