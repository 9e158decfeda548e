import { RotateCw } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { ContributionNotice } from './use-contribution.ts'

/** What is said above the form: why it was not sent, or that it goes on from before. */
export function ContributionNotices({ told, onRetry }: { told: ContributionNotice; onRetry: () => unknown }) {
  const t = useTranslations('visitContributing')
  switch (told.kind) {
    case 'trouble':
      return (
        <Notice
          kind="error"
          isAnswer
          title={told.title}
          action={
            told.isFinal ? undefined : (
              <Button icon={RotateCw} onPress={onRetry}>
                {t('tryAgain')}
              </Button>
            )
          }
        >
          {told.reason} {t('kept')}
        </Notice>
      )
    case 'noneArrived':
      return <Notice kind="error" isAnswer title={t('noneArrived')} />
    case 'partly':
      return (
        <Notice kind="error" isAnswer title={t('partly')}>
          {t('partlyText')}
        </Notice>
      )
    case 'joined':
      return <Notice title={t('joined')}>{t('joinedText')}</Notice>
    case 'removedByFamily':
      return (
        <Notice kind="error" title={t('removedByFamily')}>
          {t('removedByFamilyText')}
        </Notice>
      )
    case 'notStored':
      return <Notice>{t('notStored')}</Notice>
    case 'offline':
      return <Notice title={t('offline')}>{t('offlineText')}</Notice>
    case 'restored':
      return <p className="quiet">{t('restored')}</p>
  }
}
