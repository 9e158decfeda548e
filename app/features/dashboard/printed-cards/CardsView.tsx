import { ArrowLeft, Printer } from 'lucide-react'
import { Link } from 'react-router'
import { memorialLink, printedLink } from '#app/lib/share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { useQrCode } from '#app/ui/qr/use-qr-code.ts'
import type { Memorial } from '#contract/memorials.ts'
import { CardSheet } from './CardSheet.tsx'

/** The cards as they will be printed. */
export function CardsView({ memorial }: { memorial: Memorial }) {
  const sharing = useTranslations('sharing')
  const t = useTranslations('dashboard')
  const link = memorialLink(location.origin, memorial.shareSlug)
  const { code, failed, retry } = useQrCode(printedLink(link, memorial.printCode))
  if (!memorial.paymentCompleted) return <Notice title={t('cards.unpaid')} action={<BackButton />} />
  return (
    <>
      <div className="stack s3 no-print">
        <p>{t('cards.intro')}</p>
        <p className="quiet">{t('cards.hint')}</p>
        <p>
          <Link className="alone" to={`/memorial/keepsakes?memorial=${memorial.uuid}`}>
            {t('cards.pdf')}
          </Link>
        </p>
        <p className="row">
          {code && (
            <Button look="primary" icon={Printer} onPress={() => window.print()}>
              {t('cards.print')}
            </Button>
          )}
          <BackButton />
        </p>
      </div>
      {failed && (
        <Notice
          kind="error"
          title={sharing('qr.failed')}
          action={<Button onPress={retry}>{t('tryAgain')}</Button>}
        />
      )}
      {!code && !failed && <LoadingLine>{sharing('qr.loading')}</LoadingLine>}
      {code && <CardSheet memorial={memorial} link={link} code={code} />}
    </>
  )
}

function BackButton() {
  const t = useTranslations('dashboard.cards')
  return (
    <LinkButton look="plain" icon={ArrowLeft} to="/memorial/dashboard">
      {t('back')}
    </LinkButton>
  )
}
