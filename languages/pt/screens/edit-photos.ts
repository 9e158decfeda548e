import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const editPhotos: Translation<typeof import('../../en/screens/edit-photos.ts').editPhotos> = {
  pageTitle: `Editar minhas fotos · ${brand.name}`,
  title: 'Editar minhas fotos',
  empty: 'Ainda não há fotos. Envie algumas para começar.',
  order: 'A página também pode mostrá-las em ordem de tempo.',
  chooseOrder: 'Escolher a ordem',
  upload: 'Não foi possível enviar a foto: {file}{more, plural, =0 {} one { e mais #} other { e mais #}}',
  failed: 'Não foi possível salvar as fotos: {reason}',
  error: 'Erro ao salvar as fotos: {reason}',
  unknown: 'Erro desconhecido',
  tryAgain: 'Por favor, tente de novo.',
  filmsBelow: 'Os filmes têm um lugar próprio, abaixo das fotos. Você os encontra lá.',
  noFilms: 'Não foi possível carregar os filmes.',
  tryFilms: 'Tentar de novo',
}
