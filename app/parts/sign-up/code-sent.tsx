import { Breakable } from '#app/ui/Breakable.tsx'
import { account as limits } from '#contract/limits.ts'

/** Values for a text that says to which address the code was sent, and for how long it works. */
export const codeSent = (email: string) => ({
  length: limits.codeLength,
  minutes: limits.codeMinutes,
  email,
  b: () => (
    <b className="anywhere">
      <Breakable text={email} />
    </b>
  ),
})
