import { expect, test } from 'vitest';
import { catalogue } from '../../../strategies/index.js';
import { LESSONS, lessonOf } from '../../../web/course/lessons.js';
import { afterOf, BEFORE, beforeByName, beforeOf } from '../../../web/site/order.js';

const ids = catalogue.map(({ id }) => id);

test('each strategy except the first requires an existing one', () => {
  expect(ids.filter((id) => beforeOf(id).length === 0)).toEqual(['full-house']);
  for (const id of ids) for (const before of beforeOf(id)) expect(ids, id).toContain(before);
});

test('no strategy requires itself, directly or indirectly', () => {
  const done = new Set<string>();
  const visit = (id: string, path: readonly string[]): void => {
    expect(path, [...path, id].join(' after ')).not.toContain(id);
    if (done.has(id)) return;
    for (const before of beforeOf(id)) visit(before, [...path, id]);
    done.add(id);
  };
  for (const id of ids) visit(id, []);
});

test('lists the strategies that build on one, in the order of the ladder', () => {
  expect(afterOf('als-xz')).toEqual(
    ['als-w-wing', 'als-xy-wing', 'ahs-xz'].sort((a, b) => ids.indexOf(a) - ids.indexOf(b)),
  );
});

test('lists no requirement that follows from the course or a name', () => {
  for (const [id, before] of Object.entries(BEFORE)) {
    expect(ids).toContain(id);
    expect(lessonOf(id), id).toBeUndefined();
    expect(beforeByName(id), id).not.toEqual(before);
  }
});

test('the requirements of each strategy lead back to a lesson', () => {
  const known = new Set(LESSONS.map(({ id }) => id));
  const leads = (id: string): boolean => known.has(id) || beforeOf(id).some(leads);
  expect(ids.filter((id) => !leads(id))).toEqual([]);
});
