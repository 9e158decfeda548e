import { useState } from 'react'
import { call } from '#app/lib/api.ts'
import { downloadFile } from '#app/lib/download-file.ts'
import type { SentBody } from '#contract/endpoint.ts'
import { printThanks } from '#contract/thanks.ts'
import { useAttempt } from './use-attempt.ts'

type Choices = SentBody<typeof printThanks> & { part: number }

interface Made {
  what: Choices['what']
  people: number
  part: number
  parts: number
}

/** Has cards or labels made, and the browser save the file. */
export function usePrint(memorialUuid: string, redirectOnAuthError: (reason: unknown) => boolean) {
  const { error, attempt } = useAttempt(redirectOnAuthError)
  const [made, setMade] = useState<Made | null>(null)
  return {
    error,
    /** What was made last. */
    made,
    print: (choices: Choices) =>
      attempt(async () => {
        setMade(null)
        const { filename, pdf, people, parts } = await call(printThanks, {
          params: { memorialUuid },
          body: choices,
        })
        if (people > 0) downloadFile(filename, 'application/pdf', bytesOf(pdf))
        setMade({ what: choices.what, people, part: choices.part, parts })
      }),
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
