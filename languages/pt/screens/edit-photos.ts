import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const editPhotos: Translation<typeof import('../../en/screens/edit-photos.ts').editPhotos> = {
  pageTitle: `Editar minhas fotos · ${brand.name}`,
  title: 'Editar minhas fotos',
  empty: 'Ainda não há fotos. Envie algumas para começar.',
  upload: 'Não foi possível enviar a foto: {file}{more, plural, =0 {} one { e mais #} other { e mais #}}',
  failed: 'Não foi possível salvar as fotos: {reason}',
  error: 'Erro ao salvar as fotos: {reason}',
  unknown: 'Erro desconhecido',
  tryAgain: 'Por favor, tente de novo.',
}
