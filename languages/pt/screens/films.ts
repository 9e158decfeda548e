import type { Translation } from '../../translation-type.ts'

export const films: Translation<typeof import('../../en/screens/films.ts').films> = {
  title: 'Filmes',
  intro: 'Os filmes antigos da família e os vídeos do celular ficam entre as fotos. Eles são salvos na hora.',
  introDraft:
    'Filmes antigos da família e vídeos do celular aparecem entre as fotos. Ficam neste aparelho até que o memorial seja salvo.',
  storing: 'Guardando neste aparelho',
  drop: 'Solte os filmes aqui ou clique para escolher',
  choose: 'Escolher filmes',
  hint: 'Até 10 filmes, cada um de até 3 minutos e 300 MB',
  full: 'Cabem 10 filmes. Remova um para adicionar outro.',
  film: 'Filme {number, number}',
  caption: 'Legenda do filme {number, number}',
  writeCaption: 'Escreva uma legenda',
  date: 'De quando é?',
  dateNamed:
    '{date, select, none {De quando é? Filme {number, number}} other {Filme {number, number}: {date}. Mudar}}',
  withSound: 'Com som na apresentação e no filme dela; senão, passa sem som',
  removeFilm: 'Remover o filme {number, number}',
  sending: 'Enviando {file}',
  unnamed: 'seu filme',
  paused:
    'Não foi possível enviar agora; uma nova tentativa é feita automaticamente. Seu filme fica neste aparelho até ser enviado.',
  stop: 'Parar',
  again: 'Tentar de novo',
  asking: {
    title: 'Remover este filme?',
    text: 'Ele é removido na hora, também para os visitantes, e isso não pode ser desfeito.',
    keep: 'Manter',
    remove: 'Remover o filme',
  },
}
