import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError, call } from '#app/lib/api.ts'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import type { Paper } from '#contract/keepsakes.ts'
import { type CardKind, getCardSheet } from '#contract/sharing.ts'

interface Props {
  memorialUuid: string
  paper: Paper
}

const kinds = ['INVITING', 'MEMORY'] as const

/**
 * Cards with the memorial's QR code, four on a sheet: to hand round, or to write on. Those that were written on are
 * added on a screen of their own.
 */
export function CardSheetCard({ memorialUuid, paper }: Props) {
  const t = useTranslations('cardSheet')
  const [kind, setKind] = useState<CardKind>('INVITING')
  const { url, trouble, download } = useCardSheet(memorialUuid, { paper, kind })
  return (
    <Card title={t('title')}>
      <div className="stack">
        <p className="quiet">{t('text')}</p>
        <RadioCards
          legend={t('kind')}
          options={kinds.map((value) => ({
            value,
            label: t(`kinds.${value}`),
            help: t(`uses.${value}`),
          }))}
          value={kind}
          onValue={setKind}
        />
        <p className="small">
          <a href="#book">{t(`sizes.${paper}`)}</a>
        </p>
        <p>
          <Button icon={Download} onPress={download}>
            {t('download')}
          </Button>
        </p>
        {trouble && <Notice kind="error" title={trouble.message} />}
        {url && (
          <p role="status">
            {t('ready')}{' '}
            <a href={url} target="_blank" rel="noopener">
              {t('open')} <span className="visually-hidden">{t('newTab')}</span>
            </a>
          </p>
        )}
        <p>
          <Link className="alone" to={`/memorial/memory-cards/${memorialUuid}`}>
            {t('photograph')}
          </Link>
        </p>
      </div>
    </Card>
  )
}

interface Sheet {
  /** Its address; null until it is requested. */
  url: string | null
  /** Why it could not be made. */
  trouble: ApiError | null
}

const none: Sheet = { url: null, trouble: null }

/**
 * Requests the sheet of cards of one kind and paper size, and has the browser save it.
 */
function useCardSheet(memorialUuid: string, { paper, kind }: { paper: Paper; kind: CardKind }) {
  const [sheets, setSheets] = useState<Partial<Record<`${CardKind} ${Paper}`, Sheet>>>({})
  const key = `${kind} ${paper}` as const

  async function download() {
    const note = (sheet: Sheet) => setSheets((before) => ({ ...before, [key]: sheet }))
    try {
      const { url } = await call(getCardSheet, { params: { memorialUuid }, query: { paper, kind } })
      note({ url, trouble: null })
      save(url)
    } catch (reason) {
      if (redirectOnAuthError(reason)) return
      if (!(reason instanceof ApiError)) throw reason
      note({ url: null, trouble: reason })
    }
  }

  return { ...(sheets[key] ?? none), download }
}

/** Has the browser save the file at an address, under the last part of the address as name. */
function save(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
