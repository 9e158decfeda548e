import { useCallback, useEffect, useMemo, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { LoadingPanel } from '#app/ui/Loading.tsx'
import { Masthead } from '#app/ui/Masthead.tsx'
import { Page } from '#app/ui/Page.tsx'
import { SkipLink } from '#app/ui/SkipLink.tsx'
import { getDesk } from '#contract/operators.ts'
import styles from './Desk.module.css'
import { DeskParts } from './DeskParts.tsx'
import { enterDesk } from './enter-desk.ts'
import { LogIn } from './LogIn.tsx'
import { DESK_TITLE } from './rules.ts'
import { DeskProvided, describeFailure } from './use-desk.ts'

type State = { kind: 'opening' } | { kind: 'out'; refusal: string | null } | { kind: 'in'; name: string }

const codeOf = (reason: unknown) => (reason instanceof ApiError ? reason.code : null)

/** The operator's desk: what the operator's calls show and do, for operators' accounts that a passkey signed in. */
export function OperatorScreen() {
  const t = useTranslations('common')
  const [state, setState] = useState<State>({ kind: 'opening' })
  const [told, setTold] = useState('')
  useViewChange(state.kind)

  const close = useCallback(
    (reason: unknown) =>
      setState({
        kind: 'out',
        refusal: codeOf(reason) === 'UNAUTHENTICATED' ? null : describeFailure(reason),
      }),
    [],
  )
  const open = useCallback(async () => {
    try {
      setState({ kind: 'in', name: (await call(getDesk)).name })
    } catch (reason) {
      close(reason)
    }
  }, [close])
  useEffect(() => {
    void open()
  }, [open])

  const ask = useCallback(
    async <T,>(work: () => Promise<T>): Promise<T> => {
      try {
        return await work()
      } catch (reason) {
        const code = codeOf(reason)
        if (code === 'UNAUTHENTICATED' || code === 'OPERATOR_ONLY') close(reason)
        if (code !== 'OPERATOR_PASSKEY_NEEDED') throw reason
        await enterDesk()
        // Another account may have shown its passkey.
        void open()
        return work()
      }
    },
    [open, close],
  )
  const name = state.kind === 'in' ? state.name : null
  const provided = useMemo(() => (name === null ? null : { ask, tell: setTold }), [name, ask])

  return (
    <>
      <SkipLink />
      <Masthead note={DESK_TITLE} />
      <Page width={provided ? 'wide' : 'door'} loads>
        {state.kind === 'opening' && <LoadingPanel title={DESK_TITLE} level={1} />}
        {state.kind === 'out' && <LogIn refusal={state.refusal} onEntered={open} />}
        {provided && name !== null && (
          <DeskProvided value={provided}>
            <DeskParts
              {...{ name, told }}
              onPart={() => setTold('')}
              onLeft={() => setState({ kind: 'out', refusal: null })}
            />
          </DeskProvided>
        )}
      </Page>
      {/* The version alone: the other languages of the footer would change nothing here. */}
      <footer className={`note ${styles.foot}`}>{t('version')}</footer>
    </>
  )
}
