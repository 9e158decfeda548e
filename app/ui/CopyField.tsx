import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { timing } from '#app/lib/timing.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from './Button.tsx'
import { TextField } from './TextField.tsx'

interface Props {
  label: ReactNode
  value: string
  help?: ReactNode
  hideLabel?: boolean | undefined
}

/** A read-only text to copy, such as a link, with a Copy button. */
export function CopyField({ label, value, help, hideLabel }: Props) {
  const t = useTranslations('common.copy')
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const box = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), timing.copied)
    return () => clearTimeout(timer)
  }, [state])

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setState('copied')
    } catch {
      // without permission, or on a page without https: select the text, so that the reader can copy it
      box.current?.select()
      setState('failed')
    }
  }

  const copied = state === 'copied'
  return (
    <>
      <TextField
        ref={box}
        label={label}
        hideLabel={hideLabel}
        help={state === 'failed' ? t('failed') : help}
        readOnly
        dir="ltr"
        value={value}
        onFocus={(event) => event.currentTarget.select()}
        beside={
          <Button icon={copied ? Check : Copy} onPress={copy}>
            {copied ? t('copied') : t('copy')}
          </Button>
        }
      />
      <span className="visually-hidden" role="status">
        {copied && t('copied')}
      </span>
    </>
  )
}
