import type { Translation } from '../../translation-type.ts'
import { memorialTexts } from '../memorial-texts.ts'

export const conflict: Translation<typeof import('../../en/screens/conflict.ts').conflict> = {
  title: 'Alterado em outro lugar',
  body: 'Enquanto você escrevia, isto também foi alterado em outro dispositivo ou por outra pessoa que cuida do memorial. O que deve ficar?',
  bodyYours:
    'Enquanto escrevia, você também alterou isto em outro dispositivo (salvo: {when}). O que deve ficar?',
  bodyBy: 'Enquanto você escrevia, {name} também alterou isto (salvo: {when}). O que deve ficar?',
  mine: 'O que você tem aqui',
  theirs: 'O que foi salvo nesse meio-tempo',
  keepMine: 'Manter o meu',
  takeTheirs: 'Usar o outro',
  takeOther: 'Usar a outra versão',
  later: 'Decidir mais tarde',
  empty: 'Nada',
  video: 'Uma mensagem em vídeo',
  reordered: 'Em outra ordem.',
  without: 'Sem o que a outra versão mostra.',
  noCaption: 'Sem legenda',
  photo: 'Foto',
  goal: 'Meta {goal}',
  parts: {
    name: 'Nome',
    life: 'Datas de nascimento e falecimento',
    date: 'Data do memorial',
    ...memorialTexts,
    profilePhoto: 'Foto do perfil',
    photos: 'Fotos e legendas',
    stories: 'Histórias',
    message: 'Mensagem',
    contacts: 'Contatos',
    funds: 'Fundos de doação',
  },
}
