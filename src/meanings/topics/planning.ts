import { counter, number, numberBehind, once, oneOf, picked, pool, text, weighted, words } from '../builders/forms.ts';
import { listOf } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';
import { capital, spaced, TASKS, VERBS } from './chores.ts';

const CODENAMES = words(
  'Acorn Albatross Amber Andromeda Apollo Aspen Atlas Aurora Avalanche Basil Beacon Birch Bluebird Bonsai Borealis Breeze Canyon Cascade Cedar Comet Compass Coral Cypress Dahlia Delta Dolphin Eclipse Ember Everest Falcon Fern Firefly Galaxy Glacier Granite Harbor Hazel Helios Horizon Iris Ivory Jade Jasper Juniper Keystone Lagoon Lantern Lighthouse Lotus Lunar Magnolia Maple Marble Meadow Mercury Meridian Mistral Monsoon Nebula Nimbus Oasis Obsidian Olive Onyx Opal Orchid Orion Osprey Pebble Phoenix Pinnacle Polaris Prism Quartz Quasar Raven Redwood Ripple Sage Sapphire Sequoia Sierra Solstice Sparrow Summit Sunrise Tempest Thistle Tidal Topaz Tundra Umbra Vega Velvet Vertex Willow Zenith Zephyr',
);

const WORK = words('Replace Inspect Repair Service Clean Test Check');
const MACHINES = listOf(
  'water pump, conveyor belt, air filter, boiler, compressor, fire alarm panel, elevator door, cooling fan, gearbox, hydraulic hose, emergency lights, roof drain, backup generator, pressure valve, garage door, air conditioner, heat pump, circuit breaker, packing machine, forklift battery, sprinkler line, exhaust hood',
);

/** The project that the row is about. */
const codename = once(() => picked('project', CODENAMES));

/** What is planned and done. */
export const planning: readonly MeaningRow[] = [
  {
    name: 'plan.pipeline',
    names:
      'pipeline, pipeline name, pipeline/name, workflow name, workflow/name, workflow, build/name, ci job, stage/name, stage, pipeline stage, build step, step/name, job step, step name, workflow step, deploy stage, phase, phase name, phase/name, process step, milestone, milestone/name, milestone/title, deal stage, pipeline/stage, current step, current stage, lifecycle stage, wizard step',
    texts: once(() => [[oneOf('Plan Prepare Design Build Test Review Approve Release Deploy Verify Monitor Close')]]),
    unique: once(() => [
      [
        oneOf('Plan Prepare Design Build Test Review Approve Release Deploy Verify Monitor Close'),
        ...numberBehind(' '),
      ],
    ]),
  },
  {
    name: 'plan.project',
    names:
      'project/name, project name, project title, project/title, project, initiative, initiative/name, product/code name, code name of project, code name, board/name, board/title, epic/name, epic/title, sprint/name, sprint, epic, workspace name, workspace/title, board name, sprint name, space/name, space, epic name, portfolio, portfolio/name, proposal/title, proposal, sprint/title, case name, case/name, operation/title, mission/name, dashboard/name, dashboard/title, dashboard name, notebook/name, notebook/title, scenario, scenario/name, simulation/name, campaign/project, playbook/name, strategy/name, backlog/name, roadmap/name, job site/name',
    texts: once(() => [
      [
        codename(),
        text(' '),
        oneOf('Platform Portal Migration Redesign Rollout Integration Upgrade Launch Program Initiative'),
      ],
      [codename()],
    ]),
    unique: once(() => [
      [
        codename(),
        text(' '),
        oneOf('Platform Portal Migration Redesign Rollout Integration Upgrade Launch Program Initiative'),
        ...numberBehind(' '),
      ],
    ]),
  },
  {
    name: 'plan.task',
    names:
      'task/name, task/title, task, task name, task title, todo/title, todo, todo/name, to do, subtask/title, checklist item/name, checklist item/title, card/title, card/name, work item/title, story/title of task, user story, backlog item/title, action item/title, todo item/title, todo/description, todo/task, todo item/description, task/description, issue/title of work, reminder, reminder/text, activity/title, activity/subject, assignment name, checklist/item, ticket/name, work item/name, todo list/title, user story/title, todo item/name, subtask, subtask/name, task/summary, task summary, task/task, deliverable/name, deliverable, checklist/name, checklist/title, goal, goal/name, goal/title, objective/title, objective/name, todo text, chore/name, job description short, change request/title, work/description, milestone/description, time entry/description, time entry/task, timesheet/description, daily log/description, task/subject, routine/name, quest/name, challenge/name, challenge/title, achievement/name, achievement/title, mission/title, quest/title, requirement/title, feature request/title, change/title, pull request/title, merge request/title, pull request title, test case/title, test case/name, test/name, test name, test plan/name, bug/summary, bug/name, defect/title',
    texts: once(() => [
      [
        pool(VERBS.map((verb) => capital(spaced(verb)))),
        text(' '),
        pool(TASKS.map(spaced)),
        text(' '),
        oneOf('page form flow list view check rules texts tests template layout step'),
      ],
      [pool(VERBS.map((verb) => capital(spaced(verb)))), text(' '), pool(TASKS.map(spaced))],
      [pool(TASKS.map((one) => capital(spaced(one))))],
    ]),
    unique: once(() => [
      [pool(VERBS.map((verb) => capital(spaced(verb)))), text(' '), pool(TASKS.map(spaced)), ...numberBehind(' #')],
    ]),
  },
  {
    name: 'plan.work on machines',
    names:
      'work order/title, work order/name, work order/subject, work order/summary, maintenance/title, maintenance task/title, maintenance request/title, service order/title, job order/title, work request/title, repair order/title',
    texts: once(() => [[pool(WORK), text(' '), pool(MACHINES)], [pool(MACHINES.map(capital))]]),
    unique: once(() => [[pool(WORK), text(' '), pool(MACHINES), ...numberBehind(' #')]]),
  },
  {
    name: 'plan.ticket key',
    names:
      'issue key, ticket key, jira key, jira ticket, issue/key, project key of issue, task key, story key, jira issue',
    texts: once(() => [[oneOf('APP WEB OPS DATA API CORE PAY SHOP'), text('-'), number(1, 9999)]]),
    unique: once(() => [[oneOf('APP WEB OPS DATA API CORE PAY SHOP'), text('-'), counter(1, 9_999_999, 500)]]),
  },
  {
    name: 'plan.priority',
    names: 'priority, priority level, priority name, priority/name, importance, importance level, priority text',
    texts: once(() => [
      [weighted({ low: 25, medium: 45, high: 22, urgent: 8 })],
      [weighted({ low: 3, high: 2 })],
      [weighted({ P1: 1, P2: 3, P3: 4, P4: 2 })],
      [oneOf('L M H')],
    ]),
    numbers: { first: 1, last: 5, spread: { kind: 'normal', mean: 3, deviation: 1.1 } },
  },
  {
    name: 'plan.issue type',
    names:
      'issue type, ticket type, task type, issue kind, work item type, ticket category, issue category, tracker, issue/type, ticket/type, request type, task/type, case type, inquiry type, support category, request category, bug type, defect type, work type, incident type, incident category, request/type, complaint type, problem type, service request type, story type, case category',
    texts: once(() => [
      [weighted({ task: 35, bug: 30, feature: 15, question: 10, incident: 6, change: 4 })],
      [weighted({ bug: 3, epic: 1, task: 3 })],
    ]),
  },
];
