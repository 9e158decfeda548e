import { expect, test } from 'vitest'
import { firstNameOf } from './first-name.ts'

test.each([
  ['Margaret Anne Hollis', 'Margaret'],
  ['Joan Petrie', 'Joan'],
  ['  Ana ', 'Ana'],
  ['Aunt May Silva', 'Aunt May'],
  ['Dr. Sofie Lind', 'Dr. Sofie'],
  ['Dr', 'Dr'],
  ['Anne-Marie Duval', 'Anne-Marie'],
  ['Rosa Ábalos', 'Rosa'],
  ['Claire van der Berg', 'Claire'],
  ['', ''],
])('%j is shortened to %j', (name, called) => {
  expect(firstNameOf(name)).toBe(called)
})

test.each([
  // 'Slave of', 'father of' and 'mother of' are not names without what follows.
  'عبد الله حسن',
  'أبو بكر',
  'أم كلثوم',
  'Abdul Rahman Hasan',
  'Abd al-Aziz Saud',
  'Abdel-Karim Haddad',
  'Abu Bakr',
  'Umm Kulthum',
  'Mohammad Reza Karimi',
  'Анна Петрова',
  'Ελένη Παππά',
  'דוד לוי',
  '山田 太郎',
  '김 민준',
  'Nguyễn Văn An',
  'Nguyen Thi Hoa',
  'Trần Đức',
  'Đặng Thùy Trâm',
  'Kim Min-jun',
  'Dr. Lin Wei',
  'María José García',
  'José María Ruiz',
  'Rosa María Ábalos',
  'Juan Carlos Ortega',
  'Jean Pierre Martin',
  'João Paulo Souza',
  'Mary Ann Walker',
  'J. R. Walker',
])('%j keeps the whole name', (name) => {
  expect(firstNameOf(`  ${name.replace(' ', '   ')} `)).toBe(name)
})
