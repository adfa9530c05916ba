import { suite } from 'uvu';
import { addLoads } from './loads.ts';

const loads = suite('loads into mariadb');
addLoads(loads, 'mariadb');
loads.run();
