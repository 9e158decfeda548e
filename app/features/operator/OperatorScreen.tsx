import { useCallback, useEffect, useMemo, useState } from 'react'
import { ApiError } from '#app/lib/api.ts'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { Button } from '#app/ui/Button.tsx'
import { LoadingPanel } from '#app/ui/Loading.tsx'
import { Masthead } from '#app/ui/Masthead.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Page } from '#app/ui/Page.tsx'
import { SkipLink } from '#app/ui/SkipLink.tsx'

import { type Desk, getDesk } from '#contract/operators.ts'
import { DeskFoot } from './DeskFoot.tsx'
import { DeskParts } from './DeskParts.tsx'
import { askDesk, DeskProvided, isEnded, messageOf } from './desk-context.ts'
import { LogIn } from './LogIn.tsx'
import { proveAtDesk } from './operator-passkeys.ts'
import { useDeskEnd } from './use-desk-end.ts'
import { words } from './words.ts'

type State =
  | { kind: 'opening' }
  | { kind: 'out'; wasEnded: boolean }
  | { kind: 'failed'; message: string }
  | { kind: 'in'; desk: Desk }

/** The operator's desk: a login by passkey, and behind it what the operator's calls show and do. */
export function OperatorScreen() {
  const [state, setState] = useState<State>({ kind: 'opening' })
  const [told, setTold] = useState('')
  useViewChange(state.kind)

  const open = useCallback(async () => {
    try {
      setState({ kind: 'in', desk: (await askDesk(getDesk)).desk })
    } catch (reason) {
      if (isEnded(reason)) setState({ kind: 'out', wasEnded: false })
      else setState({ kind: 'failed', message: messageOf(reason) })
    }
  }, [])
  useEffect(() => {
    void open()
  }, [open])

  const end = useCallback(() => setState({ kind: 'out', wasEnded: true }), [])
  const check = useCallback(async () => {
    try {
      await askDesk(getDesk)
      return 'open'
    } catch (reason) {
      return isEnded(reason) ? 'ended' : 'unknown'
    }
  }, [])
  const use = useDeskEnd(state.kind === 'in', check, end)

  const ask = useCallback(
    async <T,>(work: () => Promise<T>): Promise<T> => {
      use()
      try {
        return await work()
      } catch (reason) {
        if (isEnded(reason)) end()
        if (!(reason instanceof ApiError) || reason.code !== 'OPERATOR_PROOF_NEEDED') throw reason
        await proveAtDesk()
        return work()
      }
    },
    [use, end],
  )
  const tell = useCallback((message: string) => setTold(message), [])
  const desk = state.kind === 'in' ? state.desk : null
  const provided = useMemo(() => desk && { desk, ask, tell }, [desk, ask, tell])

  return (
    <>
      <SkipLink />
      <Masthead note={words.title} />
      <Page width={desk ? 'wide' : 'door'} loads>
        {state.kind === 'opening' && <LoadingPanel title={words.title} level={1} />}
        {state.kind === 'failed' && (
          <div className="stack">
            <h1 tabIndex={-1}>{words.title}</h1>
            <Notice
              kind="error"
              title={words.failed}
              action={<Button onPress={open}>{words.tryAgain}</Button>}
            >
              {state.message}
            </Notice>
          </div>
        )}
        {state.kind === 'out' && (
          <LogIn wasEnded={state.wasEnded} onEntered={(entered) => setState({ kind: 'in', desk: entered })} />
        )}
        {provided && (
          <DeskProvided value={provided}>
            <DeskParts
              told={told}
              onPart={() => setTold('')}
              onLeft={() => setState({ kind: 'out', wasEnded: false })}
            />
          </DeskProvided>
        )}
      </Page>
      <DeskFoot />
    </>
  )
}
