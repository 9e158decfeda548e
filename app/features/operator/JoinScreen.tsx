import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { canUsePasskeys } from '#app/lib/passkeys.ts'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Masthead } from '#app/ui/Masthead.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Page } from '#app/ui/Page.tsx'
import { SkipLink } from '#app/ui/SkipLink.tsx'

import { DeskFoot } from './DeskFoot.tsx'
import { messageOf } from './desk-context.ts'
import { joinDesk } from './operator-passkeys.ts'
import { words } from './words.ts'

/** Where an operator's one-time link leads. Its secret stands behind the `#`, and leaves the address at once. */
export function JoinScreen() {
  const [token, setToken] = useState<string | null>(null)
  const [canUse, setCanUse] = useState(true)
  const [joined, setJoined] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useViewChange(joined === null ? 'asking' : 'joined')
  useEffect(() => {
    setCanUse(canUsePasskeys())
    function read() {
      const found = /^#(key[0-9a-f]{32})$/.exec(location.hash)?.[1]
      if (found === undefined) return setToken((now) => now ?? '')
      setToken(found)
      setJoined(null)
      setFailure(null)
      history.replaceState(history.state, '', location.pathname)
    }
    read()
    // Another link, opened in the same tab.
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])

  async function join(secret: string) {
    setFailure(null)
    try {
      setJoined((await joinDesk(secret)).name)
    } catch (reason) {
      setFailure(messageOf(reason))
    }
  }

  return (
    <>
      <SkipLink />
      <Masthead note={words.title} />
      <Page width="door" loads>
        {joined === null ? (
          <div className="stack">
            <h1 tabIndex={-1}>{words.join.title}</h1>
            {token === '' && <Notice kind="error" title={words.join.noLink} />}
            {token && (
              <>
                <p className="lead">{words.join.intro}</p>
                {canUse ? (
                  <Button
                    look="primary"
                    wide
                    icon={KeyRound}
                    busyLabel={words.join.busy}
                    onPress={() => join(token)}
                  >
                    {words.join.button}
                  </Button>
                ) : (
                  <Notice kind="error" title={words.cannot} />
                )}
              </>
            )}
            {failure && <FieldError>{failure}</FieldError>}
          </div>
        ) : (
          <div className="stack">
            <h1 tabIndex={-1}>{words.join.done(joined)}</h1>
            <p>{words.join.doneHelp}</p>
            <p>
              <AnchorButton look="primary" href="/operator">
                {words.join.toDesk}
              </AnchorButton>
            </p>
          </div>
        )}
      </Page>
      <DeskFoot />
    </>
  )
}
