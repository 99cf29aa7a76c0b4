import { defineResource, reference } from '../src/schema';

export const taskDependencies = defineResource('task-dependencies', {
  labels: { one: 'Zależność', few: 'Zależności zadań', many: 'Zależności zadań', create: 'Nowa zależność' },
  area: 'tasks',
  within: 'tasks',
  title: 'blocker_id',
  privacy: { purpose: 'Kolejność pracy biura', retention: 'operation', data: 'internal' },
  fields: {
    task_id: reference('Zadanie', 'tasks', { required: true, fixed: true }),
    blocker_id: reference('Czeka na', 'tasks', { required: true, fixed: true }),
  },
  list: { columns: ['task', 'blocker'], sort: 'created:desc', filters: ['task_id', 'blocker_id'] },
  unique: [['task_id', 'blocker_id']],
  may: ['list', 'show', 'create', 'delete'],
});
