import { useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Masthead } from '#app/ui/Masthead.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Page } from '#app/ui/Page.tsx'
import { answerNaming, type Naming, openNaming } from '#contract/archive.ts'
import styles from './Naming.module.css'

type Opened = { kind: 'opening' } | { kind: 'failed'; error: ApiError } | { kind: 'open'; naming: Naming }

/** What the link in the archive's mail to a successor opens: what being named means, and the way to decline. */
export function NamingScreen() {
  const t = useTranslations('naming')
  const { token, opened, setOpened } = useNaming()
  useViewChange(opened.kind === 'open' ? String(opened.naming.declined) : opened.kind)
  return (
    <>
      <Masthead />
      <Page width="door" loads>
        <div className={styles.naming}>
          <h1>{opened.kind === 'failed' && !opened.error.retry ? t('failed') : t('title')}</h1>
          {opened.kind === 'opening' && (
            <div className="coming">
              <LoadingLine>{t('opening')}</LoadingLine>
            </div>
          )}
          {opened.kind === 'failed' && <Failed error={opened.error} />}
          {opened.kind === 'open' && (
            <Named
              token={token}
              naming={opened.naming}
              onAnswered={(naming) => setOpened({ kind: 'open', naming })}
            />
          )}
        </div>
      </Page>
    </>
  )
}

function Failed({ error }: { error: ApiError }) {
  const t = useTranslations('naming')
  if (error.retry)
    return (
      <Notice
        kind="error"
        title={error.message}
        action={<Button onPress={() => location.reload()}>{t('tryAgain')}</Button>}
      />
    )
  return (
    <>
      <p>{t('failedText')}</p>
      <p>
        <AnchorButton href="/">{t('toFront')}</AnchorButton>
      </p>
    </>
  )
}

interface NamedProps {
  token: string
  naming: Naming
  onAnswered: (naming: Naming) => void
}

function Named({ token, naming: { nameOfPerson: name, owner, declined }, onAnswered }: NamedProps) {
  const t = useTranslations('naming')
  const [isUndone, setUndone] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function answer(isDeclined: boolean) {
    setTrouble(null)
    try {
      const answered = await call(answerNaming, { body: { token, declined: isDeclined }, asNobody: true })
      setUndone(!isDeclined)
      onAnswered(answered.naming)
    } catch (reason) {
      setTrouble(errorOf(reason).message)
    }
  }

  return (
    <>
      {isUndone && !declined && <Notice kind="success" isAnswer title={t('undone')} />}
      {declined ? (
        <>
          <Notice kind="success" isAnswer title={t('done')} />
          <p>{t('doneText', { owner })}</p>
        </>
      ) : (
        <>
          <p>{t('about', { owner, name })}</p>
          <p>{t('means')}</p>
          <p>{t('ifNot', { owner })}</p>
        </>
      )}
      {trouble && <Notice kind="error" isAnswer title={trouble} />}
      <p>
        <Button onPress={() => answer(!declined)}>{t(declined ? 'undo' : 'decline')}</Button>
      </p>
    </>
  )
}

/** The token is behind the `#`, so that it never appears in a server log. */
function useNaming() {
  const [token, setToken] = useState<string | null>(null)
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' })

  useEffect(() => {
    // Also when another mailed link is opened in the same tab.
    const read = () => setToken(location.hash.slice(1))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])

  useEffect(() => {
    if (token === null) return
    let isCurrent = true
    setOpened({ kind: 'opening' })
    call(openNaming, { body: { token }, asNobody: true }).then(
      ({ naming }) => isCurrent && setOpened({ kind: 'open', naming }),
      (reason: unknown) => isCurrent && setOpened({ kind: 'failed', error: errorOf(reason) }),
    )
    return () => {
      isCurrent = false
    }
  }, [token])

  return { token: token ?? '', opened, setOpened }
}

const errorOf = (reason: unknown): ApiError => (reason instanceof ApiError ? reason : new ApiError(0, {}))
