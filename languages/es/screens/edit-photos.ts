import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const editPhotos: Translation<typeof import('../../en/screens/edit-photos.ts').editPhotos> = {
  pageTitle: `Editar mis fotos · ${brand.name}`,
  title: 'Editar mis fotos',
  empty: 'Aún no hay fotos. Suba algunas para empezar.',
  order: 'La página también puede mostrarlas en orden de tiempo.',
  chooseOrder: 'Elegir el orden',
  upload: 'No se pudo subir la foto: {file}{more, plural, =0 {} one { y # más} other { y # más}}',
  failed: 'No se pudieron guardar las fotos: {reason}',
  error: 'Error al guardar las fotos: {reason}',
  unknown: 'Error desconocido',
  tryAgain: 'Por favor, vuelva a intentarlo.',
  filmsBelow: 'Las películas tienen un lugar propio, debajo de las fotos. Allí las encontrará.',
  noFilms: 'No se pudieron cargar las películas.',
  tryFilms: 'Intentar de nuevo',
}
